import { CONTACT } from '../../../server/fixture-app.ts'
import type { Body } from './body.ts'

const PLAIN = 'application/x-www-form-urlencoded'
const json = (body: unknown) => JSON.stringify(body)
const plain = (body: Record<string, string>) => new URLSearchParams(body).toString()
const long = (chars: number) => 'x'.repeat(chars)
const named = <Value>(names: Record<string, Value>) => Object.entries(names)

export function syntax(): Array<Body> {
  const broken = ['', ' ', '{', '}', '{"a":', '{"a":1,}', "{'a':1}", '{a:1}', 'undefined', 'NaN', '{"a":01}']
  const more = [
    '[',
    ']',
    '{}{}',
    '// x',
    '{"a":"\u0001"}',
    '"',
    '{"a":1]',
    'true false',
    '\\',
    '{"firstName":"N'.repeat(50),
  ]
  const notObjects = ['null', 'true', '1', '"text"', '[]', '[{}]', '1e999']
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const forms = [
    '%',
    '%zz',
    'firstName=%',
    'firstName=%4',
    '%=1',
    'a=%E0%A4%A',
    'firstName=%u0041',
    'x=%c3%28',
  ]
  return [
    ...[...broken, ...more, ...notObjects, deep].map((payload) => ({
      family: 'syntax',
      name: `JSON ${payload.slice(0, 20)}`,
      payload,
      status: 400,
    })),
    ...forms.map((payload) => ({
      family: 'syntax',
      name: `form ${payload}`,
      payload,
      type: PLAIN,
      status: 400,
    })),
    ...['', '&', '&&&', '='.repeat(1)].map((payload) => ({
      family: 'syntax',
      name: `empty form ${payload}`,
      payload,
      type: PLAIN,
      status: payload === '=' ? 400 : 422,
    })),
  ]
}

export function types(): Array<Body> {
  const wrong = { null: null, number: 1, zero: 0, boolean: true, array: ['N'], empty: [], object: { a: 1 } }
  return named(wrong).flatMap(([kind, value]) =>
    ['firstName', 'email', 'phoneNumber', 'message'].map((field) => ({
      family: 'types',
      name: `${field} is ${kind}`,
      payload: json({ ...CONTACT, [field]: value }),
      status: 400,
    })),
  )
}

export function missing(): Array<Body> {
  return ['firstName', 'surname', 'email', 'phoneNumber', 'category'].flatMap((field) => {
    const { [field]: _left, ...rest }: Record<string, string> = CONTACT
    return [
      { family: 'missing', name: `no ${field}`, payload: json(rest), status: 422 },
      { family: 'missing', name: `no ${field} in a form`, payload: plain(rest), type: PLAIN, status: 422 },
      { family: 'missing', name: `empty ${field}`, payload: json({ ...CONTACT, [field]: '' }), status: 422 },
      {
        family: 'missing',
        name: `blank ${field}`,
        payload: json({ ...CONTACT, [field]: ' \t\n ' }),
        status: 422,
      },
    ]
  })
}

export function extra(): Array<Body> {
  return [
    'postId',
    'userId',
    'dateSent',
    'status',
    'page',
    'FIRSTNAME',
    'first name',
    '',
    '$where',
    'é',
  ].flatMap((field) => [
    { family: 'extra', name: `${field} in JSON`, payload: json({ ...CONTACT, [field]: 'x' }), status: 400 },
    {
      family: 'extra',
      name: `${field} in a form`,
      type: PLAIN,
      status: 400,
      payload: plain({ ...CONTACT, [field]: 'x' }),
    },
  ])
}

export function lengths(): Array<Body> {
  const limits = { firstName: 100, surname: 100, message: 5_000 }
  const mail = (chars: number) => `${long(chars - '@example.co.za'.length)}@example.co.za`
  return [
    ...named(limits).flatMap(([field, max]) => [
      {
        family: 'lengths',
        name: `${field} of ${max}`,
        payload: json({ ...CONTACT, [field]: long(max) }),
        status: 200,
      },
      ...[max + 1, max * 10].map((chars) => ({
        family: 'lengths',
        name: `${field} of ${chars}`,
        status: 422,
        payload: json({ ...CONTACT, [field]: long(chars) }),
      })),
    ]),
    ...[255, 2_540].map((chars) => ({
      family: 'lengths',
      name: `email of ${chars}`,
      payload: json({ ...CONTACT, email: mail(chars) }),
      status: 422,
    })),
    ...[100, 1_000, 60_000].map((chars) => ({
      family: 'lengths',
      name: `phoneNumber of ${chars}`,
      status: 422,
      payload: json({ ...CONTACT, phoneNumber: '0'.repeat(chars) }),
    })),
    {
      family: 'lengths',
      name: '5 000 line breaks as CRLF',
      status: 200,
      payload: json({ ...CONTACT, message: '\r\n'.repeat(5_000) }),
    },
    {
      family: 'lengths',
      name: '5 000 letters of four bytes',
      status: 200,
      payload: json({ ...CONTACT, message: '🧿'.repeat(5_000) }),
    },
  ]
}

export function sizes(): Array<Body> {
  return [
    { family: 'size', name: 'one byte over', payload: json({ a: long(65_529) }), status: 413 },
    { family: 'size', name: 'a form over', payload: `message=${long(65_600)}`, type: PLAIN, status: 413 },
    { family: 'size', name: 'a megabyte', payload: long(1_048_576), status: 413 },
    {
      family: 'size',
      name: 'at the limit',
      payload: json({ ...CONTACT, message: long(64_000) }),
      status: 422,
    },
    { family: 'size', name: '20 000 fields', payload: 'a=&'.repeat(20_000), type: PLAIN, status: 400 },
  ]
}
