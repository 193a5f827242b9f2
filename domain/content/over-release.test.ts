import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withDraft } from './draft.ts'
import { overRelease } from './over-release.ts'

const base = {
  home: { lead: 'We build.', hero: { audience: 'For shops', promise: 'You pay later' } },
  faqs: {
    more: [
      { id: 'loan', title: 'Is this a loan?' },
      { id: 'own', title: 'Who owns it?' },
    ],
  },
}
const change = (part: string, field: string, value: unknown) => ({ part, field, value })
const own = (...changes: Array<ReturnType<typeof change>>) => withDraft(base, changes)

describe('a field', () => {
  test('that one side changed is as that side has it', () => {
    const release = withDraft(base, [change('home', 'lead', 'We build it first.')])
    const { files, differences } = overRelease(
      own(change('home', 'hero.audience', 'For schools')),
      base,
      release,
    )
    expect(files).toEqual({
      ...base,
      home: { lead: 'We build it first.', hero: { ...base.home.hero, audience: 'For schools' } },
    })
    expect(differences).toEqual([])
  })

  test('that both changed stays the owners’, and is told until they have decided', () => {
    const mine = own(change('home', 'lead', 'We make.'))
    const release = withDraft(base, [change('home', 'lead', 'We craft.')])
    const merged = overRelease(mine, base, release)
    const told = [{ part: 'home', field: 'lead', own: 'We make.', release: 'We craft.' }]
    expect(merged.files).toEqual(mine)
    expect(merged.differences).toEqual(told)
    expect(overRelease(merged.files, merged.base, release).differences).toEqual(told)
    expect(overRelease(merged.files, release, release).differences).toEqual([])
  })

  test('that both changed alike is no difference', () => {
    const mine = own(change('home', 'lead', 'We make.'))
    expect(overRelease(mine, base, mine).differences).toEqual([])
  })
})

describe('an entry of a list', () => {
  const without = (id: string) => withDraft(base, [change('faqs', `more.${id}`, null)])

  test('that owners reworded and the release removed stays whole, and is told', () => {
    const { files, differences } = overRelease(
      own(change('faqs', 'more.loan.title', 'A loan?')),
      base,
      without('loan'),
    )
    expect(files.faqs).toEqual({ more: [base.faqs.more[1], { id: 'loan', title: 'A loan?' }] })
    expect(differences).toMatchObject([{ field: 'more.loan', release: undefined }])
  })

  test('that owners removed and the release reworded stays away, and is told', () => {
    const release = withDraft(base, [change('faqs', 'more.loan.title', 'A loan?')])
    const { files, differences } = overRelease(without('loan'), base, release)
    expect(files).toEqual(without('loan'))
    expect(differences).toMatchObject([{ field: 'more.loan', own: undefined }])
  })

  test('that the release added comes after the owners’ in their order', () => {
    const release = withDraft(base, [change('faqs', 'more.new', { id: 'new', title: 'New?' })])
    const { files, differences } = overRelease(own(change('faqs', 'more', ['own', 'loan'])), base, release)
    expect(files.faqs).toMatchObject({ more: [{ id: 'own' }, { id: 'loan' }, { id: 'new' }] })
    expect(differences).toEqual([])
  })
})

test('a version of before, without a base, is live as it is', () => {
  const mine = own(change('home', 'lead', 'We make.'))
  const release = withDraft(base, [change('home', 'lead', 'We craft.')])
  expect(overRelease(mine, {}, release)).toMatchObject({ files: mine, differences: [] })
})

test('over the release that they began from the owners’ files are whole, and without changes the release is', () => {
  const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c'), title: fc.string() })
  const file = fc.record({
    text: fc.string(),
    list: fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1 }),
  })
  fc.assert(
    fc.property(file, file, (one, other) => {
      const [first, second] = [{ home: one }, { home: other }]
      expect(overRelease(first, second, second)).toMatchObject({ files: first, differences: [] })
      expect(overRelease(first, first, second)).toMatchObject({ files: second, differences: [] })
    }),
  )
})
