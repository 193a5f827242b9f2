import { CONTACT } from '../../../../server/fixture-app.ts'

/** A body for /contact-us with browser headers, and the status that it must get. */
export type Body = {
  family: string
  payload: string | Buffer
  type?: string
  headers?: Record<string, string>
  status: number
}

const long = (chars: number) => 'x'.repeat(chars)
const bytes = (text: string, ...moreBytes: Array<number>) =>
  Buffer.concat([Buffer.from(text), Buffer.from(moreBytes)])
const contactWith = (changes: object) => JSON.stringify({ ...CONTACT, ...changes })
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const VALID = contactWith({})

/** Payloads of one family that must get one status. */
function family(
  name: string,
  status: number,
  payloads: ReadonlyArray<string | Buffer>,
  options: Pick<Body, 'type' | 'headers'> = {},
): Array<Body> {
  return payloads.map((payload) => ({ family: name, payload, status, ...options }))
}

const form = { type: 'application/x-www-form-urlencoded' }
const BROKEN_JSON = ['', ' ', '{', '{"a":', '{"a":1,}', "{'a':1}", 'NaN', '{}{}', '{"a":"\u0001"}']
const NO_OBJECTS = ['null', 'true', '1', '"text"', '[]', '[{}]', '1e999']
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const BROKEN_FORMS = ['%', '%zz', 'firstName=%4', '%=1', 'a=%E0%A4%A', 'x=%c3%28', 'firstName=%e9']
const WRONG_TYPES = [null, 1, 0, true, ['N'], [], { a: 1 }]
const UNKNOWN = ['postId', 'status', 'FIRSTNAME', 'first name', '', '$where', 'é']
const OTHER_TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'application/json; charset=utf-16',
  'application/json; charset=utf-8; charset=utf-16',
  '*/*',
]
const TYPES = ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset="UTF-8"']
const ENCODINGS = ['gzip', 'identity', '']
/** Hostile or unusual, but valid: stored verbatim. */
const HOSTILE = [
  '{{7*7}}#{7*7}<%= 7 %>',
  '../../etc/passwd%00',
  '\\u0000 \\n literally',
  'a\u202eb\u2066c',
  '👩‍👩‍👧 Zoë ﷽ 한국어',
  '"quoted" \'single\' `back` &amp; %41 +',
]

/** Every kind of body that is not a form, and unusual but valid ones. The rules of each field are tested without a server. */
export const BODIES: ReadonlyArray<Body> = [
  ...family('syntax', 400, [...BROKEN_JSON, ...NO_OBJECTS, DEEP, formOf(CONTACT)]),
  ...family('syntax', 400, [...BROKEN_FORMS, '=', VALID], form),
  ...family('syntax', 422, ['', '&', '&&&'], form),
  ...family(
    'types',
    400,
    WRONG_TYPES.flatMap((value) => ['email', 'message'].map((field) => contactWith({ [field]: value }))),
  ),
  ...UNKNOWN.flatMap((field) => [
    ...family('unknown fields', 400, [contactWith({ [field]: 'x' })]),
    ...family('unknown fields', 400, [formOf({ ...CONTACT, [field]: 'x' })], form),
  ]),
  ...family('size', 413, [JSON.stringify({ a: long(65_529) }), long(1_048_576)]),
  ...family('size', 413, [`message=${long(65_600)}`], form),
  ...family('size', 422, [contactWith({ message: long(64_000) })]),
  ...family('size', 400, ['a=&'.repeat(20_000)], form),
  ...OTHER_TYPES.flatMap((type) => family('content type', 415, [VALID], { type })),
  ...TYPES.flatMap((type) => family('content type', 200, [VALID], { type })),
  ...ENCODINGS.flatMap((encoding) =>
    family('content encoding', 415, [VALID], { headers: { 'content-encoding': encoding } }),
  ),
  ...family('letters', 400, [
    bytes('{"firstName":"', 0xc3),
    bytes('{"a":"', 0xc0, 0xaf, 0x22, 0x7d), // overlong UTF-8
    bytes('{"a":"', 0xed, 0xa0, 0x80, 0x22, 0x7d), // a surrogate in UTF-8
    Buffer.from(VALID, 'utf16le'),
  ]),
  ...family('letters', 400, [bytes('firstName=', 0xff)], form),
  ...family('letters', 200, [`\ufeff${VALID}`]),
  ...family('duplicates', 400, ['firstName=a&firstName=b', 'firstName=a&first%4eame=b', 'a&a'], form),
  ...family('pollution', 400, [
    '{"__proto__":{"polluted":true},"firstName":"N"}',
    '{"constructor":{"prototype":{"polluted":true}},"firstName":"N"}',
    '{"hasOwnProperty":"x","firstName":"N"}',
  ]),
  ...family('pollution', 400, ['__proto__=x', '__proto__[polluted]=true', 'firstName[]=a'], form),
  ...HOSTILE.flatMap((message) => [
    ...family('hostile', 200, [contactWith({ message })]),
    ...family('hostile', 200, [formOf({ ...CONTACT, message })], form),
  ]),
]
