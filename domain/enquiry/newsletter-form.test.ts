import { expect, test } from 'vitest'
import { parseForm } from './form-schema.ts'
import { NEWSLETTER_FORM } from './newsletter-form.ts'

test('a subscription is an e-mail address and the page it was made on', () => {
  const typed = { email: 'a@example.com', page: '/our-work/ai-chatbot' }
  expect(parseForm(NEWSLETTER_FORM, typed)).toEqual({ value: { ...typed, extraNote: '' } })
  expect(parseForm(NEWSLETTER_FORM, { email: 'a@example.com' })).toEqual({
    value: { email: 'a@example.com', extraNote: '' },
  })
})

test('the e-mail address has at most 256 characters', () => {
  const email = `${'a'.repeat(NEWSLETTER_FORM.fields.email.maxChars - '@example.com'.length)}@example.com`
  expect(parseForm(NEWSLETTER_FORM, { email })).toHaveProperty('value')
  expect(parseForm(NEWSLETTER_FORM, { email: `a${email}` })).toEqual({
    errors: { email: 'An email address has 256 characters or fewer' },
  })
})

test.each([
  '',
  'our-work',
  '//evil.example',
  'https://evil.example',
  '/a?b',
  '/a b',
  `/${'a'.repeat(200)}`,
  '/\0',
])('%j is not accepted as a page', (page) => {
  expect(parseForm(NEWSLETTER_FORM, { email: 'a@example.com', page })).toEqual({
    errors: { page: 'This is not a page of this site' },
  })
})
