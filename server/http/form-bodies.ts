import type { FastifyInstance } from 'fastify'
import { RefusedError } from './refusals.ts'

/** The values of a form's body, by name. A Map, so that no name can reach an object's prototype. */
export type FormBody = ReadonlyMap<string, unknown>

const JSON_TYPE = 'application/json'
const PLAIN_TYPE = 'application/x-www-form-urlencoded'
const UTF_8_CHARSET = /^charset\s*=\s*"?utf-?8"?$/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Accepts only JSON and plain forms in UTF-8; both are parsed to a {@link FormBody}. */
export function acceptFormBodies(forms: FastifyInstance): void {
  forms.addHook('onRequest', async ({ headers }) => {
    if (headers['content-encoding'] !== undefined)
      throw new RefusedError(415, 'Send the body uncompressed, without Content-Encoding.')
    if (!isAccepted(headers['content-type'] ?? ''))
      throw new RefusedError(415, 'Send a form, or JSON, in UTF-8.')
  })
  forms.removeAllContentTypeParsers()
  addParser(forms, JSON_TYPE, parseJson)
  addParser(forms, PLAIN_TYPE, parseForm)
}

function addParser(forms: FastifyInstance, type: string, parse: (text: string) => FormBody): void {
  forms.addContentTypeParser(type, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parse(decode(body)),
  )
}

function isAccepted(contentType: string): boolean {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim())
  const charsets = parameters.filter((parameter) => /^charset\b/i.test(parameter))
  return (
    [JSON_TYPE, PLAIN_TYPE].includes(type.toLowerCase()) &&
    charsets.every((charset) => UTF_8_CHARSET.test(charset))
  )
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new RefusedError(400, 'The body is not valid UTF-8.')
  }
}

function parseJson(text: string): FormBody {
  const value = parsedJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RefusedError(400, 'The body must be one JSON object.')
  return new Map(Object.entries(value))
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message would quote the body.
    throw new RefusedError(400, 'The body is not valid JSON.')
  }
}

function parseForm(text: string): FormBody {
  const fields = new Map<string, string>()
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const [name = '', ...value] = pair.split('=').map(decodeField)
    if (fields.has(name)) throw new RefusedError(400, 'A field is there twice.')
    fields.set(name, value.join('='))
  }
  return fields
}

/** Throws on invalid UTF-8, where URLSearchParams would insert U+FFFD: the stored text must be the typed text. */
function decodeField(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new RefusedError(400, 'The form is not encoded correctly.')
  }
}
