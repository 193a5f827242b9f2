import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { againAddress, thanksAddress } from '../../domain/enquiry/form.ts'
import { withReceipt } from '../../domain/enquiry/receipt.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import { renderAnswer, sendRendered } from '../http/built-site/rendered-pages.ts'
import { sendPage, serveSiteFile } from '../http/built-site/site.ts'
import { plainBody, siteFile } from '../http/built-site/site-file.ts'
import { escapeHtml, MESSAGE_PAGE_POLICY, messagePage } from '../http/refusals.ts'
import type { Services } from '../services.ts'
import type { CarriedAnswers } from './carried-answer.ts'
import type { SiteForm } from './site-form.ts'

type Options = { forms: ReadonlyArray<SiteForm>; carried: CarriedAnswers }
type Parts = Services & Options

/** For the one visitor who typed it. */
const PRIVATE = { 'cache-control': 'no-store' }

/** The pages to which a form without script is redirected: its thanks, and the form again with what was typed. */
export async function afterSendingRoutes(app: FastifyInstance, options: Options): Promise<void> {
  for (const form of options.forms) {
    app.get(thanksAddress(form.page), (request, reply) =>
      sendThanks(request, reply, form, { ...app.services, ...options }),
    )
    app.get(againAddress(form.page), (request, reply) =>
      sendAgain(request, reply, form, { ...app.services, ...options }),
    )
  }
}

/** The built page; the visitor who has just sent the form also sees what holds for their enquiry alone. */
function sendThanks(request: FastifyRequest, reply: FastifyReply, { page }: SiteForm, parts: Parts) {
  const { release, carried, now } = parts
  const answer = carried.read(request.headers.cookie, page, now().getTime())
  const file = release.files.get(thanksAddress(page))
  if (!file || answer?.kind !== 'sent') return serveSiteFile(request, reply, release)
  const html = withReceipt(plainBody(file).toString('utf8'), answer.receipt, escapeHtml)
  const own = siteFile(Buffer.from(html, 'utf8'), mediaTypeOf('page.html'), file.headers)
  return sendPage(request, reply, own, { status: 200, headers: PRIVATE })
}

async function sendAgain(request: FastifyRequest, reply: FastifyReply, form: SiteForm, parts: Parts) {
  const { answering, carried, now } = parts
  const answer = carried.read(request.headers.cookie, form.page, now().getTime())
  if (answer?.kind === 'sent') return reply.headers(PRIVATE).redirect(form.page, 303) // Back from the thanks
  if (answer?.kind !== 'refused') return sendForgotten(reply)
  const { values, notice } = answer
  const today = todayInJohannesburg(now())
  const parsed = form.parse(values, today)
  const errors = notice === null && 'errors' in parsed ? parsed.errors : {}
  const again = { today, form: { name: form.name, values, errors, notice } }
  const turn = await renderAnswer(answering, request, form.page, again)
  if ('full' in turn) return sendBusy(request, reply, turn.full)
  return turn.result ? sendRendered(reply.headers(PRIVATE), turn.result) : sendForgotten(reply)
}

/** To a browser that takes no cookies, and half an hour later to every other. */
function sendForgotten(reply: FastifyReply): FastifyReply {
  return reply
    .code(410)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', MESSAGE_PAGE_POLICY)
    .send(
      messagePage([
        'Please check your answers and send the form again.',
        'We keep what you typed for half an hour, in a cookie of your browser, and there is none. Go back in your browser: your words should still stand in the form.',
      ]),
    )
}
