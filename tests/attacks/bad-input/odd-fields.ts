import { CONTACT } from '../../../server/fixture-app.ts'
import type { Body } from './body.ts'

const PLAIN = 'application/x-www-form-urlencoded'
const json = (body: unknown) => JSON.stringify(body)
const plain = (body: Record<string, string>) => new URLSearchParams(body).toString()
const bytes = (text: string, ...rest: Array<number>) => Buffer.concat([Buffer.from(text), Buffer.from(rest)])

export function emails(): Array<Body> {
  const wrong = [
    'none',
    '@',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b..co',
    'a@@b.co',
    'a@b.co,c@d.co',
    '.a@b.co',
  ]
  const more = [
    'a@b.co\nBcc: x@y.co',
    'a@-b.co',
    'a@b.c',
    '"a"@b.co',
    'a@[127.0.0.1]',
    'a@b.co>',
    `${'a.'.repeat(120)}@b.co`,
  ]
  return [...wrong, ...more].map((email) => ({
    family: 'e-mail',
    name: email.slice(0, 30),
    payload: json({ ...CONTACT, email }),
    status: 422,
  }))
}

export function phones(): Array<Body> {
  const wrong = ['12', '082 123 456', '082 123 45678', 'call me', '+', '082-abc-4567']
  return [...wrong, '٠٨٢', '00', '+1', '-'].map((phoneNumber) => ({
    family: 'phone',
    name: phoneNumber,
    payload: json({ ...CONTACT, phoneNumber }),
    status: 422,
  }))
}

export function letters(): Array<Body> {
  const withName = (firstName: string) => json({ ...CONTACT, firstName })
  return [
    { family: 'letters', name: 'a cut UTF-8 letter', payload: bytes('{"firstName":"', 0xc3), status: 400 },
    {
      family: 'letters',
      name: 'no UTF-8',
      payload: bytes('{"firstName":"', 0xff, 0xfe, 0x22, 0x7d),
      status: 400,
    },
    {
      family: 'letters',
      name: 'overlong UTF-8',
      payload: bytes('{"a":"', 0xc0, 0xaf, 0x22, 0x7d),
      status: 400,
    },
    {
      family: 'letters',
      name: 'a surrogate in UTF-8',
      payload: bytes('{"a":"', 0xed, 0xa0, 0x80, 0x22, 0x7d),
      status: 400,
    },
    {
      family: 'letters',
      name: 'no UTF-8 in a form',
      payload: bytes('firstName=', 0xff),
      type: PLAIN,
      status: 400,
    },
    { family: 'letters', name: 'escaped latin 1', payload: 'firstName=%e9', type: PLAIN, status: 400 },
    { family: 'letters', name: 'UTF-16', payload: Buffer.from(json(CONTACT), 'utf16le'), status: 400 },
    { family: 'letters', name: 'a lone surrogate', payload: '{"firstName":"\\ud800"}', status: 422 },
    { family: 'letters', name: 'NUL', payload: withName('a\u0000b'), status: 422 },
    {
      family: 'letters',
      name: 'NUL in a message',
      payload: json({ ...CONTACT, message: '\u0000' }),
      status: 422,
    },
    { family: 'letters', name: 'a line break in a name', payload: withName('a\nb'), status: 422 },
    { family: 'letters', name: 'nothing visible', payload: withName('\u200b\u200d'), status: 422 },
    { family: 'letters', name: 'a byte order mark', payload: `\ufeff${json(CONTACT)}`, status: 200 },
    { family: 'letters', name: 'bidi', payload: withName('\u202eabc\u202c'), status: 200 },
  ]
}

export function duplicates(): Array<Body> {
  const forms = [
    'firstName=a&firstName=b',
    'firstName=a&first%4eame=b',
    'firstName=a&firstName=a',
    'a&a',
    'email&email=',
  ]
  return forms.map((payload) => ({ family: 'duplicates', name: payload, payload, type: PLAIN, status: 400 }))
}

export function pollution(): Array<Body> {
  const inside = '"firstName":"N"'
  const bodies = [
    `{"__proto__":{"polluted":true},${inside}}`,
    `{"constructor":{"prototype":{"polluted":true}},${inside}}`,
    `{"firstName":{"__proto__":{"polluted":true}}}`,
    `{"prototype":"x",${inside}}`,
    `{"toString":"x",${inside}}`,
    `{"hasOwnProperty":"x",${inside}}`,
  ]
  const forms = [
    '__proto__=x',
    '__proto__[polluted]=true',
    'constructor.prototype.polluted=true',
    'firstName[]=a',
  ]
  return [
    ...bodies.map((payload) => ({ family: 'pollution', name: payload, payload, status: 400 })),
    ...forms.map((payload) => ({ family: 'pollution', name: payload, payload, type: PLAIN, status: 400 })),
  ]
}

/** Hostile, or only odd, and valid: kept to the letter. */
export function hostile(): Array<Body> {
  const messages = [
    '<script>alert(1)</script>',
    `'; DROP TABLE submissions; --`,
    '=HYPERLINK("http://x")',
    '{{7*7}}#{7*7}<%= 7 %>',
    '../../etc/passwd%00',
    '\\u0000 \\n literally',
    'a\u202eb\u2066c',
    '👩‍👩‍👧 Zoë ﷽ 한국어',
    '"quoted" \'single\' `back` &amp; %41 +',
    '-- \r\n.\r\nQUIT',
  ]
  return messages.flatMap((message) => [
    { family: 'hostile', name: message, payload: json({ ...CONTACT, message }), status: 200 },
    {
      family: 'hostile',
      name: `${message} in a form`,
      payload: plain({ ...CONTACT, message }),
      type: PLAIN,
      status: 200,
    },
  ])
}
