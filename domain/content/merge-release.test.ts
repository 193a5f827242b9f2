import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDraft } from './draft.ts'
import { mergeRelease } from './merge-release.ts'

const base = {
  faqs: {
    more: [
      { id: 'loan', title: 'Is this a loan?' },
      { id: 'own', title: 'Who owns it?' },
    ],
  },
}
const change = (part: string, field: string, value: unknown) => ({ part, field, value })
const editedByOwners = (...changes: Array<ReturnType<typeof change>>) => withDraft(base, changes)

const without = (id: string) => withDraft(base, [change('faqs', `more.${id}`, null)])

test('an entry of a list reworded by owners and removed by the release stays whole, and is reported', () => {
  const { files, differences } = mergeRelease(
    editedByOwners(change('faqs', 'more.loan.title', 'A loan?')),
    base,
    without('loan'),
  )
  expect(files.faqs).toEqual({ more: [base.faqs.more[1], { id: 'loan', title: 'A loan?' }] })
  expect(differences).toMatchObject([{ field: 'more.loan', release: undefined }])
})

test('an entry removed by owners and reworded by the release stays removed, and is reported', () => {
  const release = withDraft(base, [change('faqs', 'more.loan.title', 'A loan?')])
  const { files, differences } = mergeRelease(without('loan'), base, release)
  expect(files).toEqual(without('loan'))
  expect(differences).toMatchObject([{ field: 'more.loan', own: undefined }])
})

test('an entry added by the release comes after the owners’ entries, which keep their order', () => {
  const release = withDraft(base, [change('faqs', 'more.new', { id: 'new', title: 'New?' })])
  const { files, differences } = mergeRelease(
    editedByOwners(change('faqs', 'more', ['own', 'loan'])),
    base,
    release,
  )
  expect(files.faqs).toMatchObject({ more: [{ id: 'own' }, { id: 'loan' }, { id: 'new' }] })
  expect(differences).toEqual([])
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
