import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suspiciousRanges } from './message-marks.ts'
import { SPAM_MESSAGES } from './samples/spam-enquiries.ts'
import { readsLikeSpam } from './spam-phrases.ts'

const SPAM = 'reads like known spam'
const PITCH =
  'Dear website owner, I came across your website and noticed it could rank better. We offer SEO packages from $99 a month and can get you on the first page of Google. See https://rankfast.example/a https://rankfast.example/b. Are you interested?'

test('the phrases that caused the quarantine are marked', () => {
  expect(marked(PITCH, [SPAM])).toEqual([
    'website owner',
    'came across your website',
    'We offer',
    'SEO packages',
    'from $99',
    'first page of Google',
    'Are you interested?',
  ])
})

test('links are marked if there were many', () => {
  expect(marked(PITCH, ['many links'])).toEqual(['https://rankfast.example/a', 'https://rankfast.example/b'])
  expect(marked(PITCH, ['hidden field filled'])).toEqual([])
})

test('disguised words are marked in their places', () => {
  expect(marked('Buy ｖｉａｇｒａ or via\u200bgra  now', [SPAM])).toEqual(['ｖｉａｇｒａ', 'via\u200bgra'])
  expect(marked('Free\n\n spins for you', [SPAM])).toEqual(['Free\n\n spins'])
})

test('for any text, ranges are within it, sorted, and disjoint', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.constantFrom(...SPAM_MESSAGES, '\ufb03', 'İ', '\u200b', ' '))
      .map((phrases) => phrases.join(' ')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      let last = -1
      for (const [from, to] of suspiciousRanges(text, [SPAM, 'many links'])) {
        expect(from).toBeGreaterThan(last)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(text.length)
        last = to
      }
    }),
  )
})

test('a message quarantined for its phrases has at least one range', () => {
  const byPhrase = SPAM_MESSAGES.filter((text) => readsLikeSpam(text) && /^[\p{ASCII}’–—£€]*$/u.test(text))
  expect(byPhrase.length).toBeGreaterThan(30)
  for (const text of byPhrase) expect(suspiciousRanges(text, [SPAM]).length, text).toBeGreaterThan(0)
})

function marked(text: string, reasons: ReadonlyArray<string>): Array<string> {
  return suspiciousRanges(text, reasons).map(([from, to]) => text.slice(from, to))
}
