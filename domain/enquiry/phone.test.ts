import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PHONE_PATTERN, parsePhone, phoneQuestion } from './phone.ts'

/** Matches like the browser's pattern attribute. */
const BROWSER = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v')

describe('a South African number', () => {
  test.each([
    '082 123 4567',
    '+27082 123 4567',
    '(+27) 82 123 4567',
    '00 27 (0) 82 123 4567',
    'Cell: 082 123 4567 (Thandi)',
    '０８２ １２３ ４５６７',
    '٠٨٢ ١٢٣ ٤٥٦٧',
    '\u202a+27 82 123 4567\u202c',
    '082 123 4567 ext 12',
    '(082) 123 4567 Ext.: 4',
    '0821234567x12',
    '+27 82 123 4567 #204\u202c',
  ])('typed as %j is +27821234567', (typed) => {
    expect(parsePhone(typed)).toEqual({ e164: '+27821234567' })
    expect(typed).toMatch(BROWSER)
  })

  test.each([
    ['082 123 456', 'This number has nine digits. A South African number has ten, like 082 123 4567'],
    ['082 123 45678', 'This number has eleven digits. A South African number has ten, like 082 123 4567'],
    ['821234567', 'This number has nine digits. A South African number has ten, like 082 123 4567'],
    ['0', 'This number has one digit. A South African number has ten, like 082 123 4567'],
    ['+27 82 123 456', 'This number has eight digits after +27. It needs nine, like +27 82 123 4567'],
    ['+27 82 123 45678', 'This number has ten digits after +27. It needs nine, like +27 82 123 4567'],
  ])('with a wrong count of digits, %j, is refused in words', (typed, fault) => {
    expect(parsePhone(typed)).toEqual({ fault })
  })

  test('is accepted, by the browser too, for any nine digits with any spacing', () => {
    const national = fc.stringMatching(/^[1-9]\d{8}$/)
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', '/', '–', '\u200e'), {
      minLength: 9,
      maxLength: 9,
    })
    fc.assert(
      fc.property(
        national,
        gaps,
        fc.constantFrom('0', '+27', '27', '0027', '+27 (0)'),
        (digits, gap, prefix) => {
          const typed = prefix + [...digits].map((digit, index) => `${gap[index]}${digit}`).join('')
          expect(parsePhone(typed)).toEqual({ e164: `+27${digits}` })
          expect(typed).toMatch(BROWSER)
        },
      ),
    )
  })
})

test('an input longer than any number is refused', () => {
  const fault = 'This is too long. Enter one phone number, like 082 123 4567'
  expect(parsePhone(`082 123 4567${' '.repeat(200)}`)).toEqual({ fault })
  expect(parsePhone(`Thandi, after four: 082 123 4567${' '.repeat(100)}`)).toHaveProperty('e164')
})

describe('a number of another country', () => {
  test.each([
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+263 77 123 4567', '+263771234567'],
    ['00263 77 123 4567', '+263771234567'],
    ['+290 23456', '+29023456'],
  ])('%s is %s', (typed, e164) => {
    expect(parsePhone(typed)).toEqual({ e164 })
    expect(typed).toMatch(BROWSER)
  })

  test.each([
    [
      '447946095812',
      'This number has twelve digits. Begin a number of another country with + and its country code',
    ],
    ['+44 123', 'This number has five digits. With its country code a number has 8 to 15'],
    [`+1${'0'.repeat(15)}`, 'This number has 16 digits. With its country code a number has 8 to 15'],
    ['+0 123 456 789', 'After the + comes a country code, like +27 82 123 4567'],
  ])('%s is refused in words', (typed, fault) => {
    expect(parsePhone(typed)).toEqual({ fault })
  })
})

test.each(['', '   ', '+', 'call me'])('%j contains no number', (typed) => {
  expect(parsePhone(typed)).toEqual({ fault: 'Enter your phone number, like 082 123 4567' })
  expect(typed).not.toMatch(BROWSER)
})

test('any text is either E.164 or a sentence', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const phone = parsePhone(typed)
      if ('e164' in phone) expect(phone.e164).toMatch(/^\+[1-9]\d{7,14}$/)
      else expect(phone.fault).not.toBe('')
    }),
  )
})

test.each([
  ['091 123 4567', 'This looks like a premium-rate number. Can we phone or WhatsApp you on it?'],
  ['086 512 3456', 'This looks like a premium-rate number. Can we phone or WhatsApp you on it?'],
  ['0800 123 456', 'This looks like a toll-free number. Can we phone or WhatsApp you on it?'],
  ['0860 123 456', 'This looks like a shared-cost number. Can we phone or WhatsApp you on it?'],
  ['011 123 4567 ext 12', 'We do not keep the extension. We ask for you by name.'],
  ['+44 20 7946 0958', 'This is a number of another country. Can we phone or WhatsApp you on it?'],
])('%s is accepted like any other, and asked about', (typed, question) => {
  expect(parsePhone(typed)).toHaveProperty('e164')
  expect(phoneQuestion(typed)).toBe(question)
})

test.each(['082 123 4567', '011 123 4567', '087 123 4567', '', '091', 'call me'])(
  'nothing is asked about %j',
  (typed) => {
    expect(phoneQuestion(typed)).toBeNull()
  },
)

test('a foreign number causes a question, for every country', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (typed) => {
      const isAsked = phoneQuestion(typed)?.includes('another country') ?? false
      expect(isAsked).toBe(!typed.startsWith('+27'))
    }),
  )
})
