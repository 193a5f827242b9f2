import { expect, test } from 'vitest'
import { brokenPromises } from './promised-words.ts'

const page = (text: string) => `<html><body><main><h1>Page</h1><p>${text}</p></main></body></html>`

test.each([
  'Small changes are free.',
  'No large upfront bill.',
  'Ready in 3 to 7 working days.',
  'Pay over 3 to 36 months.',
  '{smallChanges}',
  'With the last instalment you get the <b>code</b>.',
  'White-label solutions',
  'Subscription Model',
])('a page that says “%s” breaks a promise', (text) => {
  expect(brokenPromises(page(text))).toHaveLength(1)
})

test('promises with their conditions, and terms with their explanations, pass', () => {
  const allowed = `Small changes are included until launch. Ready 3 to 7 working days after we have your logo, words and
    accounts. Accounts are those with others, such as Google, Apple or WhatsApp, in your name: what they charge, you pay to them.
    3 to 24 months for a person or sole proprietor, up to 36 for an organisation.
    We keep the source code, which is the <b>program</b> itself.
    Finished products that carry your name (white label). Subscription Model: a monthly amount that ends.`
  expect(brokenPromises(page(allowed))).toEqual([])
})
