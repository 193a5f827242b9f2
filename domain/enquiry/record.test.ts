import { expect, test } from 'vitest'
import { CONTACT_FORM } from './contact-form.ts'
import { RECORD_SCHEMAS, recordOf } from './record.ts'
import { sampleContact, sampleLead, samplePlan } from './samples/enquiries.ts'

const { record } = sampleContact(1)

test('a record has the specification’s fields in order, whatever else the form contains', () => {
  const sent = {
    extraNote: 'x',
    marketingEmail: 'yes',
    plan: 'v=1',
    ...Object.fromEntries(Object.entries(record).reverse()),
  }
  expect(JSON.stringify(recordOf(CONTACT_FORM, sent))).toBe(JSON.stringify(record))
})

test('a plan is the last field of a contact message, and may be absent', () => {
  expect(Object.keys(recordOf(CONTACT_FORM, samplePlan(1).record)).at(-1)).toBe('estimate')
  expect(recordOf(CONTACT_FORM, { ...record, estimate: undefined })).not.toHaveProperty('estimate')
})

test.each([
  ['a missing field', { ...record, message: undefined }],
  ['a number instead of a text', { ...record, surname: 5 }],
  ['an invalid time', { ...record, dateSent: -1 }],
  ['the record of another form', sampleLead(1).record],
])('%s is no contact message', (_fault, other) => {
  expect(RECORD_SCHEMAS.contactUs.safeParse(other).success).toBe(false)
})
