import { expect, test } from 'vitest'
import { mailtoAddress, normaliseEmail } from './email.ts'

test('different spellings of an address are normalised to one', () => {
  expect(normaliseEmail(' Thandi@Example.CO.ZA\u200b ')).toBe('thandi@example.co.za')
  expect(normaliseEmail('Thandi@Bücher.example')).toBe('thandi@xn--bcher-kva.example')
})

test.each([
  ['name+inbox@example.co.za', 'mailto:name%2Binbox@example.co.za'],
  ['a?b@example.com', 'mailto:a%3Fb@example.com'],
  ['a#b@example.com', 'mailto:a%23b@example.com'],
  ['50%off@example.com', 'mailto:50%25off@example.com'],
])('the mail link of %s is %s', (email, href) => {
  expect(mailtoAddress(email)).toBe(href)
})
