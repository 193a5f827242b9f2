import { describe, expect, test } from 'vitest'
import { HONEST_MESSAGES } from './samples/honest-enquiries.ts'
import { SPAM_MESSAGES } from './samples/spam-enquiries.ts'
import { readsLikeSpam } from './spam-phrases.ts'
import { spamReasons } from './spam-reasons.ts'

const clean = { firstName: 'Thandi', surname: 'Nkosi', message: 'Please call me.', extraNote: '' }

test('an ordinary enquiry is not suspect, nor is one without a message', () => {
  expect(spamReasons({ values: clean, browserHeaders: true })).toEqual([])
  expect(spamReasons({ values: { email: 'a@example.com' }, browserHeaders: true })).toEqual([])
})

test('a filled honeypot and missing browser headers are each a reason', () => {
  expect(spamReasons({ values: { ...clean, extraNote: 'x' }, browserHeaders: false })).toEqual([
    'hidden field filled',
    'no browser headers',
  ])
  expect(spamReasons({ values: { ...clean, extraNote: ' ' }, browserHeaders: true })).toEqual([])
})

describe('links', () => {
  test('three in a message are accepted, four are a reason', () => {
    const link = '<https://www.example.co.za/a?b=c> '
    expect(reasonsFor(link.repeat(3))).toEqual([])
    expect(reasonsFor(link.repeat(4))).toEqual(['many links'])
  })

  test.each(['http://x.example', 'www.x.example', 'bestseo.xyz'])(
    'one in a name, %s, is a reason',
    (surname) => {
      expect(spamReasons({ values: { ...clean, surname }, browserHeaders: true })).toEqual(['link in a name'])
    },
  )

  test.each(['St. John', 'van der Merwe Jr.', 'D.J. Co', 'Ng’ang’a'])('the name %s is no link', (surname) => {
    expect(spamReasons({ values: { ...clean, surname }, browserHeaders: true })).toEqual([])
  })
})

describe('the name that a product was seen under', () => {
  const reasonsForShop = (shopName: string) => spamReasons({ values: clean, shopName, browserHeaders: true })

  test('is a reason if it is a link or reads like spam', () => {
    expect(reasonsForShop('See https://x.example/a')).toEqual(['link in a name'])
    expect(reasonsForShop('Online casino bonus')).toEqual(['reads like known spam'])
  })

  test.each(['Thandi’s Kitchen', 'takealot.com', 'مطعم ثاندي', '<b>Best</b> & "Sons"', '🔥 Grill'])(
    'is no reason: %s',
    (shopName) => {
      expect(reasonsForShop(shopName)).toEqual([])
    },
  )
})

describe('content', () => {
  test.each(HONEST_MESSAGES)('of an honest message is no reason: %s', (message) => {
    expect(reasonsFor(message)).toEqual([])
  })

  test('at least nine in ten of the spam samples are detected by their content alone', () => {
    const missed = SPAM_MESSAGES.filter((message) => reasonsFor(message).length === 0)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5)
  })

  test.each(['"><script>alert(1)</script>', "' OR 1=1 --", '😀🔥💯', '\u202egnp.exe', '=HYPERLINK("x")'])(
    'markup, quotes, emoji and marks alone, %s, are no reason',
    (message) => {
      expect(reasonsFor(message)).toEqual([])
    },
  )

  test('disguised letters are recognised', () => {
    expect(readsLikeSpam('ｖｉａｇｒａ')).toBe(true)
    expect(readsLikeSpam('via\u200bgra')).toBe(true)
    expect(readsLikeSpam('Priv\u0435t frend')).toBe(true) // a Cyrillic е
  })
})

function reasonsFor(message: string): Array<string> {
  return spamReasons({ values: { ...clean, message }, browserHeaders: true })
}
