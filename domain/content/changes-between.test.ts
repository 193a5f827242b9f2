import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween } from './changes-between.ts'
import { withDraft } from './draft.ts'

const from = {
  lead: 'We build.',
  months: [3, 6],
  phone: { value: '011 123 4567', example: true },
  hours: { days: [1, 2], opens: '08:00', closes: '17:00' },
  more: [
    { id: 'loan', title: 'Is this a loan?' },
    { id: 'cancel', title: 'Can I cancel?' },
    { id: 'own', title: 'Who owns it?' },
  ],
}

test('a change is named by its path, with the ids of list entries; a fact or the hours are one change', () => {
  const to = {
    ...from,
    months: [12],
    phone: { value: '011 123 4567' },
    hours: { days: [1, 2, 6], opens: '08:00', closes: '17:00' },
    more: [{ id: 'cancel', title: 'Can I stop?' }, from.more[0], { id: 'new', title: 'New?' }],
  }
  expect(changesBetween('faqs', from, to)).toEqual([
    { part: 'faqs', field: 'months', value: [12] },
    { part: 'faqs', field: 'phone', value: { value: '011 123 4567' } },
    { part: 'faqs', field: 'hours', value: { days: [1, 2, 6], opens: '08:00', closes: '17:00' } },
    { part: 'faqs', field: 'more.own', value: null },
    { part: 'faqs', field: 'more.cancel.title', value: 'Can I stop?' },
    { part: 'faqs', field: 'more.new', value: { id: 'new', title: 'New?' } },
    { part: 'faqs', field: 'more', value: ['cancel', 'loan', 'new'] },
  ])
})

test('applying the changes to a file yields the other file', () => {
  const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), title: fc.string() })
  const file = fc.record({
    text: fc.string(),
    list: fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1 }),
    fact: fc.record({ value: fc.string(), example: fc.constant(true) }, { requiredKeys: ['value'] }),
  })
  fc.assert(
    fc.property(file, file, (before, after) => {
      const draft = withDraft({ home: before }, changesBetween('home', before, after))
      expect(draft.home).toEqual(after)
    }),
  )
})
