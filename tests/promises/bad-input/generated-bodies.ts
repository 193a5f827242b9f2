import fc from 'fast-check'
import { CONTACT } from '../../../server/fixture-app.ts'

export const ALLOWED_STATUSES = [200, 400, 413, 415, 422]

const field = fc.oneof(fc.constantFrom(...Object.keys(CONTACT)), fc.string())
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...Object.values(CONTACT)),
  fc.jsonValue(),
)
const changed = fc.dictionary(field, value).map((changes) => JSON.stringify({ ...CONTACT, ...changes }))
const form = fc
  .array(fc.tuple(field, fc.string({ unit: 'grapheme' })))
  .map((pairs) => new URLSearchParams(pairs).toString())
/** Generated bodies for the contact form: almost valid, or arbitrary. */
export const GENERATED_PAYLOAD = fc.oneof(
  changed,
  fc.json(),
  form,
  fc.string(),
  fc.uint8Array().map(Buffer.from),
)
export const GENERATED_TYPE = fc.constantFrom('application/json', 'application/x-www-form-urlencoded')
