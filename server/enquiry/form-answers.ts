import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FieldErrors } from '../../domain/enquiry/form.ts'
import { FAILURE_SENTENCE } from '../plugins/refusals.ts'
import { acceptedEncodings, type Encoding } from '../site/encodings.ts'
import type { Site } from '../site/load-site.ts'
import type { SiteForm } from './site-form.ts'

const SUCCESS_SENTENCE = 'Thank you! Your submission has been received!'

/** What went wrong with a form, in both its forms: the page again, or JSON. */
export type FormFault = {
  status: number
  /** The sentence above the form and in JSON. */
  message: string
  errors?: FieldErrors
  /** The key stands with another body: the sender must take a fresh one. */
  freshKey?: true
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** 303 (RFC 9110 §15.4.4): the browser GETs the thank-you, so a reload cannot send twice. */
export function answerSuccess(request: FastifyRequest, reply: FastifyReply, form: SiteForm): FastifyReply {
  return wantsJson(request)
    ? reply.send({ message: SUCCESS_SENTENCE })
    : reply.redirect(`${form.page}/thank-you`, 303)
}

/**
 * Answers a form that was not stored: JSON for the island, else the form's page again with what was typed.
 *
 * @param values what was typed, by field
 */
export async function answerFault(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  sent: { form: SiteForm; values: Readonly<Record<string, string>> },
  fault: FormFault,
): Promise<FastifyReply> {
  const { status, message, errors = {}, freshKey } = fault
  reply.code(status)
  if (wantsJson(request)) return reply.send(status === 422 ? { message, errors, freshKey } : { message })

  const html = await renderedAgain(request, site, sent, errors, noticeOf(fault))
  if (html === null) return reply.type('text/plain; charset=utf-8').send(inWords(message, errors))
  reply.headers({ 'content-security-policy': site.answerPolicy, vary: 'accept-encoding' })
  return sendCompressed(request, reply.type('text/html; charset=utf-8'), html)
}

/** Whether a program (the form's island) waits for the answer, rather than a browser's page load. */
function wantsJson({ headers }: FastifyRequest): boolean {
  return Boolean(
    headers.accept?.includes('application/json') || /^application\/json/i.test(headers['content-type'] ?? ''),
  )
}

/** Faults that stand beside their fields need no sentence above; a body that no page of ours sends, no explanation. */
function noticeOf({ status, message, errors }: FormFault): string | null {
  if (errors && Object.keys(errors).length > 0) return null
  return status === 400 ? FAILURE_SENTENCE : message
}

/** The page's HTML; null if it cannot be rendered: a visitor must still learn what became of the form. */
async function renderedAgain(
  request: FastifyRequest,
  site: Site,
  { form, values }: { form: SiteForm; values: Readonly<Record<string, string>> },
  errors: FieldErrors,
  notice: string | null,
): Promise<string | null> {
  try {
    const locals = { form: { name: form.name, values, errors, notice } }
    const { status, html } = await site.renderPage(`/answers${form.page}`, locals)
    if (status === 200) return html
    request.log.error({ page: form.page, status }, 'The form could not be shown again')
  } catch (error) {
    request.log.error({ err: error, page: form.page }, 'The form could not be shown again')
  }
  return null
}

function inWords(message: string, errors: FieldErrors): string {
  const sentences = Object.values(errors).map((sentence) => `- ${sentence}`)
  return [message, ...sentences, 'Go back in your browser: what you typed is still there.'].join('\n')
}

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await compressed(html, encoding))
}

async function compressed(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return encoding === 'gzip' ? zip(html) : Buffer.from(html)
}
