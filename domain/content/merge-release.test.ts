import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withDraft } from './draft.ts'
import { mergeRelease } from './merge-release.ts'

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
const editedByOwners = (...changes: Array<ReturnType<typeof change>>) => withDraft(base, changes)

describe('a field', () => {
  test('changed by one side has the value of that side', () => {
    const release = withDraft(base, [change('home', 'lead', 'We build it first.')])
    const { files, differences } = mergeRelease(
      editedByOwners(change('home', 'hero.audience', 'For schools')),
      base,
      release,
    )
    expect(files).toEqual({
      ...base,
      home: { lead: 'We build it first.', hero: { ...base.home.hero, audience: 'For schools' } },
    })
    expect(differences).toEqual([])
  })

  test('changed by both sides keeps the owners’ value, and is reported until they have decided', () => {
    const ownersFiles = editedByOwners(change('home', 'lead', 'We make.'))
    const release = withDraft(base, [change('home', 'lead', 'We craft.')])
    const merged = mergeRelease(ownersFiles, base, release)
    const expected = [{ part: 'home', field: 'lead', own: 'We make.', release: 'We craft.' }]
    expect(merged.files).toEqual(ownersFiles)
    expect(merged.differences).toEqual(expected)
    expect(mergeRelease(merged.files, merged.base, release).differences).toEqual(expected)
    expect(mergeRelease(merged.files, release, release).differences).toEqual([])
  })

  test('changed alike by both sides is no difference', () => {
    const ownersFiles = editedByOwners(change('home', 'lead', 'We make.'))
    expect(mergeRelease(ownersFiles, base, ownersFiles).differences).toEqual([])
  })
})

describe('an entry of a list', () => {
  const without = (id: string) => withDraft(base, [change('faqs', `more.${id}`, null)])

  test('reworded by owners and removed by the release stays whole, and is reported', () => {
    const { files, differences } = mergeRelease(
      editedByOwners(change('faqs', 'more.loan.title', 'A loan?')),
      base,
      without('loan'),
    )
    expect(files.faqs).toEqual({ more: [base.faqs.more[1], { id: 'loan', title: 'A loan?' }] })
    expect(differences).toMatchObject([{ field: 'more.loan', release: undefined }])
  })

  test('removed by owners and reworded by the release stays removed, and is reported', () => {
    const release = withDraft(base, [change('faqs', 'more.loan.title', 'A loan?')])
    const { files, differences } = mergeRelease(without('loan'), base, release)
    expect(files).toEqual(without('loan'))
    expect(differences).toMatchObject([{ field: 'more.loan', own: undefined }])
  })

  test('added by the release comes after the owners’ entries, which keep their order', () => {
    const release = withDraft(base, [change('faqs', 'more.new', { id: 'new', title: 'New?' })])
    const { files, differences } = mergeRelease(
      editedByOwners(change('faqs', 'more', ['own', 'loan'])),
      base,
      release,
    )
    expect(files.faqs).toMatchObject({ more: [{ id: 'own' }, { id: 'loan' }, { id: 'new' }] })
    expect(differences).toEqual([])
  })
})

test('the files of an old version, without a base, stay as they are', () => {
  const ownersFiles = editedByOwners(change('home', 'lead', 'We make.'))
  const release = withDraft(base, [change('home', 'lead', 'We craft.')])
  expect(mergeRelease(ownersFiles, {}, release)).toMatchObject({ files: ownersFiles, differences: [] })
})

test('merged with their own base the owners’ files stay, and unchanged files become the release’s', () => {
  const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c'), title: fc.string() })
  const file = fc.record({
    text: fc.string(),
    list: fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1 }),
  })
  fc.assert(
    fc.property(file, file, (one, other) => {
      const [first, second] = [{ home: one }, { home: other }]
      expect(mergeRelease(first, second, second)).toMatchObject({ files: first, differences: [] })
      expect(mergeRelease(first, first, second)).toMatchObject({ files: second, differences: [] })
    }),
  )
})
