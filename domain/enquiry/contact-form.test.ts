import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { CONTACT_FORM, categoryOfNeed } from './contact-form.ts'
import { parseForm } from './form-schema.ts'

const parseContact = (input: unknown) => parseForm(CONTACT_FORM, input)
const MESSAGE_MAX_CHARS = CONTACT_FORM.fields.message.maxChars

const typed = {
  firstName: ' Thandi ',
  surname: 'O’Brien-Nkosi',
  email: ' Thandi@Example.co.za ',
  phoneNumber: '082 123 4567',
  category: 'Web development',
}

test.each([
  ['ecommerce', 'White label solution'],
  ['website', 'Web development'],
  ['web-app', 'Web development'],
  ['mobile-app', 'Mobile app development'],
  ['machine-learning', undefined],
])('a plan of the need %s has the category %s', (need, category) => {
  expect(categoryOfNeed(need, card)).toBe(category)
})

test('a contact message is normalised: names trimmed, phone in E.164, e-mail case kept, an empty message allowed', () => {
  expect(parseContact(typed)).toEqual({
    value: {
      firstName: 'Thandi',
      surname: 'O’Brien-Nkosi',
      email: 'Thandi@Example.co.za',
      phoneNumber: '+27821234567',
      category: 'Web development',
      message: '',
      extraNote: '',
    },
  })
})

test('every missing field is reported, in the order of the form', () => {
  const parsed = parseContact({})
  expect(Object.entries('errors' in parsed ? parsed.errors : {})).toEqual([
    ['firstName', 'Enter your first name'],
    ['surname', 'Enter your surname'],
    ['email', 'Enter an email address like name@example.co.za'],
    ['phoneNumber', 'Enter your phone number, like 082 123 4567'],
    ['category', 'Choose what you would like to talk about'],
  ])
})

test('a checkbox is “yes” or absent, and nothing else', () => {
  const ticked = { ...typed, marketingEmail: 'yes', marketingWhatsapp: 'yes' }
  expect(parseContact(ticked)).toMatchObject({ value: { marketingEmail: 'yes', marketingWhatsapp: 'yes' } })
  expect(faultOf('marketingEmail', 'on')).toBeDefined()
  expect(faultOf('marketingWhatsapp', true)).toBeDefined()
})

test('the time to phone is one of four or none; anything else is refused in words', () => {
  for (const callTime of ['any', 'mornings', 'afternoons', 'write'])
    expect(parseContact({ ...typed, callTime })).toMatchObject({ value: { callTime } })
  for (const callTime of ['', 'evenings', 'Any', true])
    expect(faultOf('callTime', callTime)).toBe('Choose one of these times, or none')
})

describe('a name', () => {
  test('has 1 to 100 characters, with an emoji as one', () => {
    expect(faultOf('firstName', '👩🏽'.repeat(50))).toBeUndefined()
    expect(faultOf('firstName', 'a'.repeat(100))).toBeUndefined()
    expect(faultOf('firstName', 'a'.repeat(101))).toBe('Your first name must be 100 characters or fewer')
    expect(faultOf('surname', ' \u200b\u00a0 ')).toBe('Enter your surname')
  })

  test('must be on one line', () => {
    expect(faultOf('surname', 'Nkosi\r\nBcc: a@example.com')).toBe('Write your surname on one line')
  })
})

describe('a message', () => {
  test('has LF line breaks, which count as one character', () => {
    expect(parseContact({ ...typed, message: 'a\r\nb\rc\n' })).toMatchObject({
      value: { message: 'a\nb\nc\n' },
    })
    expect(faultOf('message', '\r\n'.repeat(MESSAGE_MAX_CHARS))).toBeUndefined()
  })

  test('has at most 5 000 characters', () => {
    expect(faultOf('message', 'é'.repeat(MESSAGE_MAX_CHARS))).toBeUndefined()
    expect(faultOf('message', '😀'.repeat(MESSAGE_MAX_CHARS))).toBeUndefined()
    const sentence = 'Your message has 5001 characters. Shorten it to 5000 or fewer'
    expect(faultOf('message', 'a'.repeat(MESSAGE_MAX_CHARS + 1))).toBe(sentence)
  })

  test.each(['a\0b', '\ud800', 'x\udc00y'])(
    'with a character that no database stores, %j, is refused in words',
    (message) => {
      expect(faultOf('message', message)).toBe(
        'Your message holds a character that we cannot keep. Please type it again',
      )
      expect(faultOf('firstName', message)).toContain('a character that we cannot keep')
    },
  )

  test('is stored unchanged: markup, quotes, bidi marks, emoji, spaces at its ends', () => {
    const text = fc.string({ unit: 'binary', maxLength: 500 }).filter((value) => !/[\0\r]/.test(value))
    fc.assert(
      fc.property(text, (message) => {
        expect(parseContact({ ...typed, message })).toMatchObject({ value: { message } })
      }),
    )
  })
})

describe('an e-mail address', () => {
  test.each([
    'name@example.co.za',
    "o'brien+site@mail.example.com",
    'n_1@ex-ample.org',
    'a@b.io',
    'x@xn--bcher-kva.example',
    `${'a'.repeat(242)}@example.com`,
  ])('may be %s', (email) => {
    expect(faultOf('email', email)).toBeUndefined()
  })

  test.each([
    ['\u202aname@example.co.za\u202c', 'name@example.co.za'],
    ['na\u00adme\u200b@exam\u2060ple.co.za \ufeff', 'name@example.co.za'],
    ['o’brien@example.com', "o'brien@example.com"],
    ['Name@Bücher.example', 'Name@xn--bcher-kva.example'],
    ['name@пример.рф', 'name@xn--e1afmkfd.xn--p1ai'],
  ])('typed or pasted as %j is kept as %s', (typedEmail, email) => {
    expect(parseContact({ ...typed, email: typedEmail })).toMatchObject({ value: { email } })
  })

  test.each([
    ['', 'Enter an email'],
    ['name', 'The @ is missing'],
    ['@example.co.za', 'The part before the @ is missing'],
    ['name@', 'The part after the @ is missing'],
    ['name@example', 'The ending after the @ is missing'],
    ['a@b@example.com', 'An email address has one @ only'],
    ['na me@example.com', 'An email address has no spaces'],
    ['.name@example.com', 'Enter an email'],
    ['name@-example.com', 'Enter an email'],
    ['name@example..com', 'Enter an email'],
    ['name@127.0.0.1', 'Enter an email'],
    ['a\0@example.com', 'Enter an email'],
    ['josé@example.com', 'An email address has no “é”. Enter an email'],
    ['mailto:name@example.com', 'An email address has no “:”'],
    [`name@${'ü'.repeat(60_000)}.de`, 'An email address has 254 characters or fewer'],
    [`${'a'.repeat(243)}@example.com`, 'An email address has 254 characters or fewer'],
  ])('%j is refused: %s', (email, sentence) => {
    expect(faultOf('email', email)).toMatch(new RegExp(`^${sentence}`))
  })
})

test.each([
  ['unknown', 'x', 'This form has no such field'],
  ['firstName', ['a', 'b'], 'Enter your first name'],
  ['phoneNumber', 821234567, 'Enter your phone number, like 082 123 4567'],
  ['category', 'web development', 'Choose what you would like to talk about'],
  ['message', null, 'Write your message as text'],
])('%s with %j is refused', (field, value, sentence) => {
  expect(faultOf(field, value)).toBe(sentence)
})

test('a field named __proto__ is unknown', () => {
  const parsed = parseContact(JSON.parse('{"__proto__":{"category":"Other"}}'))
  expect(Object.keys('errors' in parsed ? parsed.errors : {})).toContain('__proto__')
})

test('arbitrary input is refused with faults by field', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (input) => {
      const parsed = parseContact(input)
      expect('errors' in parsed && Object.keys(parsed.errors).length).toBeGreaterThan(0)
    }),
  )
})

function faultOf(field: string, value: unknown): string | undefined {
  const parsed = parseContact({ ...typed, [field]: value })
  return 'errors' in parsed ? parsed.errors[field] : undefined
}
