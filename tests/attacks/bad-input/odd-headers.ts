import { CONTACT } from '../../../server/fixture-app.ts'
import type { Body } from './body.ts'

const PLAIN = 'application/x-www-form-urlencoded'
const json = (body: unknown) => JSON.stringify(body)
const plain = (body: Record<string, string>) => new URLSearchParams(body).toString()

export function contentTypes(): Array<Body> {
  const refused = [
    'text/plain',
    'text/html',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ]
  const more = [
    'application/json; charset=utf-16',
    'application/json;charset=latin1',
    '*/*',
    'json',
    'application/json+x',
  ]
  const twice = 'application/json; charset=utf-8; charset=utf-16'
  const taken = ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset="UTF-8"']
  const body = (type: string, status: number) => ({
    family: 'content type',
    name: type,
    payload: json(CONTACT),
    type,
    status,
  })
  return [
    ...[...refused, ...more, twice].map((type) => body(type, 415)),
    ...taken.map((type) => body(type, 200)),
    { ...body(PLAIN, 400), name: 'JSON said to be a form' },
    { ...body('application/json', 400), name: 'a form said to be JSON', payload: plain(CONTACT) },
  ]
}

export function contentEncodings(): Array<Body> {
  return ['gzip', 'br', 'deflate', 'identity', 'x', 'gzip, gzip', ''].map((encoding) => ({
    family: 'content encoding',
    name: encoding,
    payload: json(CONTACT),
    status: 415,
    headers: { 'content-encoding': encoding },
  }))
}

export function keys(): Array<Body> {
  const wrong = [
    '1',
    'x'.repeat(36),
    '00000000-0000-0000-0000-00000000000g',
    '{}',
    'null',
    'é',
    'a'.repeat(8_000),
  ]
  return wrong.map((key) => ({
    family: 'key',
    name: key.slice(0, 20),
    payload: json(CONTACT),
    status: 400,
    headers: { 'idempotency-key': key },
  }))
}
