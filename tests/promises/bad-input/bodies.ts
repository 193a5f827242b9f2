import { CONTACT } from '../../../server/fixture-app.ts'

/** A body for /contact-us with browser headers, and the status that it must get. */
export type Body = {
  family: string
  name: string
  payload: string | Buffer
  type?: string
  headers?: Record<string, string>
  status: number
}

const PLAIN = 'application/x-www-form-urlencoded'
const long = (chars: number) => 'x'.repeat(chars)
const bytes = (text: string, ...moreBytes: Array<number>) =>
  Buffer.concat([Buffer.from(text), Buffer.from(moreBytes)])
const contactWith = (changes: object) => JSON.stringify({ ...CONTACT, ...changes })
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** Payloads of one family that must get one status, each named by its beginning. */
function family(
  name: string,
  status: number,
  payloads: ReadonlyArray<string | Buffer>,
  options: Pick<Body, 'type' | 'headers'> = {},
): Array<Body> {
  return payloads.map((payload) => ({
    family: name,
    name: `${name}: ${payload.toString('latin1').slice(0, 60)}`,
    payload,
    status,
    ...options,
  }))
}

/** The valid form with one field changed. */
function changed(name: string, status: number, changes: ReadonlyArray<object>): Array<Body> {
  return family(name, status, changes.map(contactWith)).map((body, index) => ({
    ...body,
    name: `${name}: ${JSON.stringify(changes[index]).slice(0, 60)}`,
  }))
}

const form = { type: PLAIN }
const BROKEN_JSON = [
  ...['', ' ', '{', '}', '{"a":', '{"a":1,}', "{'a':1}", '{a:1}', 'undefined', 'NaN', '{"a":01}', '[', ']'],
  ...['{}{}', '// x', '{"a":"\u0001"}', '"', '{"a":1]', 'true false', '\\', '{"firstName":"N'.repeat(50)],
]
const NO_OBJECTS = ['null', 'true', '1', '"text"', '[]', '[{}]', '1e999']
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const BROKEN_FORMS = [
  '%',
  '%zz',
  'firstName=%',
  'firstName=%4',
  '%=1',
  'a=%E0%A4%A',
  'firstName=%u0041',
  'x=%c3%28',
]
const WRONG_TYPES = [null, 1, 0, true, ['N'], [], { a: 1 }]
const REQUIRED = ['firstName', 'surname', 'email', 'phoneNumber', 'category']
const UNKNOWN = [
  ...['postId', 'userId', 'dateSent', 'status', 'page', 'FIRSTNAME', 'first name', '', '$where', 'é'],
]
const EMAILS = [
  ...['none', '@', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@@b.co', 'a@b.co,c@d.co', '.a@b.co'],
  ...[
    'a@b.co\nBcc: x@y.co',
    'a@-b.co',
    'a@b.c',
    '"a"@b.co',
    'a@[127.0.0.1]',
    'a@b.co>',
    `${'a.'.repeat(120)}@b.co`,
  ],
]
const PHONES = ['12', '082 123 456', '082 123 45678', 'call me', '+', '082-abc-4567', '٠٨٢', '00', '+1', '-']
const OTHER_TYPES = [
  ...['text/plain', 'text/html', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonx'],
  ...[
    'application/json; charset=utf-16',
    'application/json;charset=latin1',
    '*/*',
    'json',
    'application/json+x',
  ],
  'application/json; charset=utf-8; charset=utf-16',
]
const TYPES = ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset="UTF-8"']
const ENCODINGS = ['gzip', 'br', 'deflate', 'identity', 'x', 'gzip, gzip', '']
const KEYS = ['1', long(36), '00000000-0000-0000-0000-00000000000g', '{}', 'null', 'é', 'a'.repeat(8_000)]
const VALID_FIELD = '"firstName":"N"'
/** Hostile or unusual, but valid: stored verbatim. */
const HOSTILE = [
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

/** Every kind of invalid body, and unusual but valid ones. */
export const BODIES: ReadonlyArray<Body> = [
  ...family('syntax', 400, [...BROKEN_JSON, ...NO_OBJECTS, DEEP]),
  ...family('syntax', 400, [...BROKEN_FORMS, '='], form),
  ...family('syntax', 422, ['', '&', '&&&'], form),
  ...changed(
    'types',
    400,
    ['firstName', 'email', 'phoneNumber', 'message'].flatMap((field) =>
      WRONG_TYPES.map((value) => ({ [field]: value })),
    ),
  ),
  ...changed(
    'missing',
    422,
    REQUIRED.flatMap((field) => [undefined, '', ' \t\n '].map((value) => ({ [field]: value }))),
  ),
  ...family(
    'missing',
    422,
    REQUIRED.map((field) =>
      formOf(Object.fromEntries(Object.entries(CONTACT).filter(([name]) => name !== field))),
    ),
    form,
  ),
  ...changed(
    'extra',
    400,
    UNKNOWN.map((field) => ({ [field]: 'x' })),
  ),
  ...family(
    'extra',
    400,
    UNKNOWN.map((field) => formOf({ ...CONTACT, [field]: 'x' })),
    form,
  ),
  ...changed('lengths', 200, [{ firstName: long(100) }, { surname: long(100) }, { message: long(5_000) }]),
  ...changed('lengths', 200, [{ message: '\r\n'.repeat(5_000) }, { message: '🧿'.repeat(5_000) }]),
  ...changed('lengths', 422, [
    ...[101, 1_000].flatMap((chars) => [{ firstName: long(chars) }, { surname: long(chars) }]),
    ...[5_001, 50_000].map((chars) => ({ message: long(chars) })),
    ...[255, 2_540].map((chars) => ({ email: `${long(chars - '@example.co.za'.length)}@example.co.za` })),
    ...[100, 1_000, 60_000].map((chars) => ({ phoneNumber: '0'.repeat(chars) })),
  ]),
  ...family('size', 413, [JSON.stringify({ a: long(65_529) }), long(1_048_576)]),
  ...family('size', 413, [`message=${long(65_600)}`], form),
  ...changed('size', 422, [{ message: long(64_000) }]),
  ...family('size', 400, ['a=&'.repeat(20_000)], form),
  ...changed(
    'e-mail',
    422,
    EMAILS.map((email) => ({ email })),
  ),
  ...changed(
    'phone',
    422,
    PHONES.map((phoneNumber) => ({ phoneNumber })),
  ),
  ...OTHER_TYPES.flatMap((type) => family('content type', 415, [contactWith({})], { type })),
  ...TYPES.flatMap((type) => family('content type', 200, [contactWith({})], { type })),
  ...family('content type', 400, [contactWith({})], form),
  ...family('content type', 400, [formOf(CONTACT)]),
  ...ENCODINGS.flatMap((encoding) =>
    family('content encoding', 415, [contactWith({})], { headers: { 'content-encoding': encoding } }),
  ),
  ...family('letters', 400, [
    bytes('{"firstName":"', 0xc3),
    bytes('{"firstName":"', 0xff, 0xfe, 0x22, 0x7d),
    bytes('{"a":"', 0xc0, 0xaf, 0x22, 0x7d), // overlong UTF-8
    bytes('{"a":"', 0xed, 0xa0, 0x80, 0x22, 0x7d), // a surrogate in UTF-8
    Buffer.from(contactWith({}), 'utf16le'),
  ]),
  ...family('letters', 400, [bytes('firstName=', 0xff), 'firstName=%e9'], form),
  ...family('letters', 422, ['{"firstName":"\\ud800"}']),
  ...changed('letters', 422, [
    { firstName: 'a\u0000b' },
    { message: '\u0000' },
    { firstName: 'a\nb' },
    { firstName: '\u200b\u200d' },
  ]),
  ...family('letters', 200, [`\ufeff${contactWith({})}`]),
  ...changed('letters', 200, [{ firstName: '\u202eabc\u202c' }]),
  ...KEYS.flatMap((key) => family('key', 400, [contactWith({})], { headers: { 'idempotency-key': key } })),
  ...family(
    'duplicates',
    400,
    [
      'firstName=a&firstName=b',
      'firstName=a&first%4eame=b',
      'firstName=a&firstName=a',
      'a&a',
      'email&email=',
    ],
    form,
  ),
  ...family('pollution', 400, [
    `{"__proto__":{"polluted":true},${VALID_FIELD}}`,
    `{"constructor":{"prototype":{"polluted":true}},${VALID_FIELD}}`,
    `{"firstName":{"__proto__":{"polluted":true}}}`,
    `{"prototype":"x",${VALID_FIELD}}`,
    `{"toString":"x",${VALID_FIELD}}`,
    `{"hasOwnProperty":"x",${VALID_FIELD}}`,
  ]),
  ...family(
    'pollution',
    400,
    ['__proto__=x', '__proto__[polluted]=true', 'constructor.prototype.polluted=true', 'firstName[]=a'],
    form,
  ),
  ...changed(
    'hostile',
    200,
    HOSTILE.map((message) => ({ message })),
  ),
  ...family(
    'hostile',
    200,
    HOSTILE.map((message) => formOf({ ...CONTACT, message })),
    form,
  ),
]
