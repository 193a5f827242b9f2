import { expect, test } from 'vitest'
import { parseForm } from './form-schema.ts'
import { LEAD_FORM } from './lead-form.ts'

test.each([null, undefined, 'text', 7, []])('an input that is not an object, %j, is one fault', (input) => {
  expect(parseForm(LEAD_FORM, input)).toEqual({ errors: { form: 'Send the fields of the form' } })
})

test('if a field has two faults, the first is reported', () => {
  const parsed = parseForm(LEAD_FORM, { firstName: 'a'.repeat(101).concat('\n\0b'), extraNote: 1 })
  expect(parsed).toMatchObject({ errors: { firstName: 'Your first name must be 100 characters or fewer' } })
})
