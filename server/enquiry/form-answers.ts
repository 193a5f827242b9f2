import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import {
  FAILURE_SENTENCE,
  type FieldErrors,
  PLAN_LEFT_OUT,
  THANKS_SENTENCE,
  thanksAddress,
} from '../../domain/enquiry/form.ts'
import { MESSAGE_PAGE_POLICY, messagePage } from '../plugins/message-page.ts'
import { GO_BACK } from '../plugins/refusals.ts'
import { type Rendering, renderAnswer } from '../site/render-answer.ts'
import { sendRendered } from '../site/send-rendered.ts'
import type { SiteForm } from './site-form.ts'

/** What a form's page shows again; `values` is what was typed, by field. */
type Shown = { form: SiteForm; values: Readonly<Record<string, string>>; today: CalendarDate }

/** What went wrong with a form, in both its forms: the page again, or JSON. */
export type FormFault = {
  status: number
  /** The sentence above the form and in JSON. */
  message: string
  errors?: FieldErrors
  /** The key stands with another body: the sender must take a fresh one. */
  freshKey?: true
}

/**
 * 303 (RFC 9110 §15.4.4): the browser GETs the thank-you, so a reload cannot send twice.
 *
 * @param planLeftOut the visitor must learn that a plan was not taken; on the thank-you, which is the same bytes for all,
 * the address's fragment shows the sentence
 */
export function answerSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  form: SiteForm,
  planLeftOut: boolean,
): FastifyReply {
  const { id, sentence } = PLAN_LEFT_OUT
  if (wantsJson(request))
    return reply.send({ message: THANKS_SENTENCE, ...(planLeftOut ? { note: sentence } : {}) })
  return reply.redirect(`${thanksAddress(form.page)}${planLeftOut ? `#${id}` : ''}`, 303)
}

/**
 * Answers a form that was not stored: JSON for the island, else the form's page again with what was typed. Where that
 * cannot be rendered, or too many pages are being, it is what went wrong in words: the browser's Back has the typing.
 */
export async function answerFault(
  request: FastifyRequest,
  reply: FastifyReply,
  rendering: Rendering,
  sent: Shown,
  fault: FormFault,
): Promise<FastifyReply> {
  const { status, message, errors = {}, freshKey } = fault
  reply.code(status)
  if (wantsJson(request)) return reply.send(status === 422 ? { message, errors, freshKey } : { message })

  const { form, values, today } = sent
  const again = { today, form: { name: form.name, values, errors, notice: noticeOf(fault) } }
  const turn = await renderAnswer(rendering, request, form.page, again)
  if ('full' in turn || turn.result === null) return sendInWords(reply, message, errors)
  return sendRendered(reply, turn.result)
}

function sendInWords(reply: FastifyReply, message: string, errors: FieldErrors): FastifyReply {
  const sentences = Object.values(errors).filter((sentence) => sentence !== undefined)
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', MESSAGE_PAGE_POLICY)
    .send(messagePage([message, ...sentences, GO_BACK]))
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
