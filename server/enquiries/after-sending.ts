import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { againAddress, thanksAddress } from '../../domain/enquiry/form.ts'
import { withReceipt } from '../../domain/enquiry/receipt.ts'
import { offeredTimes } from '../calls/offered-times.ts'
import { escapeHtml } from '../escape-html.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import { renderAnswer, sendRendered } from '../http/built-site/rendered-pages.ts'
import { addressOf, sendPage, serveSiteFile } from '../http/built-site/site.ts'
import { plainBody, siteFile } from '../http/built-site/site-file.ts'
import { sendMessagePage } from '../http/refusals.ts'
import { carriedAnswers } from './carried-answer.ts'
import { FORM_ADDRESSES } from './site-form.ts'

/** For pages that repeat what their visitor typed. */
const PRIVATE = { 'cache-control': 'no-store' }

/** Serves the pages to which a form without script is redirected: the thank-you page, and the form with the typed values. */
export async function afterSendingRoutes(app: FastifyInstance): Promise<void> {
  const { release, secret, siteUrl, now, refusedFormRendering } = app.services
  // A sealed cookie carries the result of a form over the redirect.
  const carried = carriedAnswers(secret, siteUrl)
  const carriedAnswerFor = (request: FastifyRequest, page: string) =>
    carried.read(request.headers.cookie, page, now().getTime())

  /** Sends the built thank-you page, with the enquiry's details to the visitor who sent it. */
  function sendThanks(request: FastifyRequest, reply: FastifyReply) {
    const address = addressOf(request)
    const answer = carriedAnswerFor(request, address.slice(0, -thanksAddress('').length))
    const file = release().files.get(address)
    if (!file || answer?.kind !== 'sent') return serveSiteFile(request, reply, release())
    const html = withReceipt(plainBody(file).toString('utf8'), answer.receipt, escapeHtml)
    const page = siteFile(Buffer.from(html, 'utf8'), mediaTypeOf('page.html'), file.headers)
    return sendPage(request, reply, page, { status: 200, headers: PRIVATE })
  }

  async function sendFormAgain(request: FastifyRequest, reply: FastifyReply) {
    const form = release().forms.get(addressOf(request).slice(0, -againAddress('').length))
    if (!form) return serveSiteFile(request, reply, release())
    const answer = carriedAnswerFor(request, form.page)
    if (answer?.kind === 'sent') return reply.headers(PRIVATE).redirect(form.page, 303) // reached with Back from the thank-you page
    if (answer?.kind !== 'refused') return sendExpired(reply)
    const { values, notice } = answer
    const today = todayInJohannesburg(now())
    const parsed = form.parse(values, today)
    const errors = notice === null && 'errors' in parsed ? parsed.errors : {}
    const times =
      values.callAt === undefined
        ? null
        : await offeredTimes(app.services, { week: values.callAt.slice(0, 10), ip: request.ip })
    const pageProps = {
      today,
      form: { name: form.name, values, errors, notice },
      ...(times ? { times } : {}),
    }
    const outcome = await renderAnswer(refusedFormRendering, request, form.page, pageProps)
    if ('full' in outcome) return sendBusy(request, reply, outcome.full)
    return outcome.result ? sendRendered(reply.headers(PRIVATE), outcome.result) : sendExpired(reply)
  }

  for (const address of FORM_ADDRESSES) {
    app.get(thanksAddress(address), sendThanks)
    app.get(againAddress(address), sendFormAgain)
  }
}

/** For browsers without cookies, and for all others after half an hour. */
function sendExpired(reply: FastifyReply): FastifyReply {
  return sendMessagePage(reply.code(410), [
    'Please check your answers and send the form again.',
    'We keep what you typed for half an hour, in a cookie of your browser, and there is none. Go back in your browser: your words should still stand in the form.',
  ])
}
