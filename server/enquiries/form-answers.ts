import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import {
  againAddress,
  FAILURE_SENTENCE,
  type FieldErrors,
  type Receipt,
  type SentNote,
  THANKS_SENTENCE,
  thanksAddress,
} from '../../domain/enquiry/form.ts'
import { type FormRendering, renderAnswer, sendRendered } from '../http/built-site/rendered-pages.ts'
import { GO_BACK, sendMessagePage } from '../http/refusals.ts'
import type { CarriedAnswer } from './carried-answer.ts'
import type { SiteForm } from './site-form.ts'

export type SentForm = {
  form: SiteForm
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>
  today: CalendarDate
  /** Makes the cookie that carries an answer over a redirect; null if it is too long for one. */
  carry: (answer: CarriedAnswer) => string | null
}

/** Why a form was not stored; answered as the page again or as JSON. */
export type FormFault = {
  status: number
  /** The sentence above the form and in JSON. */
  message: string
  errors?: FieldErrors
  /** The idempotency key is already stored with another body: the next attempt needs a new key. */
  freshKey?: true
}

/**
 * Redirects with 303 (RFC 9110 §15.4.4) to the thank-you page, so that a reload does not send the form again.
 *
 * @param note a note for the thank-you page. The page is static: the fragment of its address shows the sentence
 */
export function answerSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, carry }: SentForm,
  { note, receipt }: { note: SentNote | null; receipt: Receipt },
): FastifyReply {
  if (wantsJson(request))
    return reply.send({ message: THANKS_SENTENCE, ...(note ? { note: note.sentence } : {}), receipt })
  const cookie = carry({ kind: 'sent', receipt })
  if (cookie) reply.header('set-cookie', cookie)
  return reply.redirect(`${thanksAddress(form.page)}${note ? `#${note.id}` : ''}`, 303)
}

/**
 * Answers a form that was not stored. For a fault that the visitor can correct, a page load is redirected to the form with what was
 * typed, so that Back never asks to send it again (docs/decisions/0056), unless that is too long for a cookie.
 *
 * Otherwise: JSON for the island, else the form's page again with what was typed. If that cannot be rendered, or too many pages are
 * being rendered, a short page says what is wrong, and the browser's Back button leads to what was typed.
 */
export async function answerFault(
  request: FastifyRequest,
  reply: FastifyReply,
  rendering: FormRendering,
  sentForm: SentForm,
  fault: FormFault,
): Promise<FastifyReply> {
  const { form, values, today, carry } = sentForm
  const { status, message, errors = {}, freshKey } = fault
  const notice = noticeOf(fault)
  if (status === 422 && request.headers.accept?.includes('text/html')) {
    const cookie = carry({ kind: 'refused', values, notice })
    if (cookie !== null) return reply.header('set-cookie', cookie).redirect(againAddress(form.page), 303)
  }
  reply.code(status)
  if (wantsJson(request)) return reply.send(status === 422 ? { message, errors, freshKey } : { message })

  const pageProps = { today, form: { name: form.name, values, errors, notice } }
  const outcome = await renderAnswer(rendering, request, form.page, pageProps)
  if (!('full' in outcome) && outcome.result) return sendRendered(reply, outcome.result)
  const sentences = Object.values(errors).filter((sentence) => sentence !== undefined)
  return sendMessagePage(reply, [message, ...sentences, GO_BACK])
}

/** Whether the request was sent by a script, such as the form's island, rather than by a page load. */
export function wantsJson({ headers }: FastifyRequest): boolean {
  return Boolean(
    headers.accept?.includes('application/json') || /^application\/json/i.test(headers['content-type'] ?? ''),
  )
}

/** The sentence above the form: none if the faults are shown beside their fields; a general one for a malformed request. */
function noticeOf({ status, message, errors }: FormFault): string | null {
  if (errors && Object.keys(errors).length > 0) return null
  return status === 400 ? FAILURE_SENTENCE : message
}
