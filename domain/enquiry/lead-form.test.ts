import { expect, test } from 'vitest'
import { parseForm } from './form-schema.ts'
import { LEAD_FORM } from './lead-form.ts'

const typed = {
  firstName: 'Sipho',
  surname: 'Dlamini',
  email: 'sipho@example.com',
  phoneNumber: '0821234567',
}

test('a lead is a name, an e-mail address and a phone number', () => {
  expect(parseForm(LEAD_FORM, typed)).toEqual({
    value: { ...typed, phoneNumber: '+27821234567', extraNote: '' },
  })
})

test('a lead cannot set its category: the server knows the solution', () => {
  expect(parseForm(LEAD_FORM, { ...typed, category: 'AI chatbot' })).toEqual({
    errors: { category: 'This form has no such field' },
  })
})
