import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { readCallTime } from '../../domain/calls/call-time.ts'
import { type CallView, CHANGE_OUTCOMES, type ChangeOutcome } from '../../domain/calls/call-view.ts'
import { CONFIRMATION_PARAMETER, paths } from '../../domain/sitemap/paths.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import { renderAnswer, sendRendered } from '../http/built-site/rendered-pages.ts'
import { sendNotFoundPage } from '../http/built-site/site.ts'
import { acceptFormBodies, type FormBody } from '../http/form-bodies.ts'
import { addInFlightCap } from '../http/in-flight-cap.ts'
import { RefusedError } from '../http/refusals.ts'
import { paramsOf } from '../http/request-query.ts'
import { SECRET_ADDRESS_HEADERS } from '../http/security-headers.ts'
import { invitationOf } from '../mail/invitation-file.ts'
import { hashOfToken, isLinkToken } from '../mail/link-token.ts'
import { enquiryOfCallLink } from '../store/sql/calls/call-links.ts'
import { bookedCall } from '../store/sql/calls/call-rows.ts'
import type { Transaction } from '../store/sql/database.ts'
import { enquiryByPostId } from '../store/sql/inbox/enquiry-rows.ts'
import { bookByLink, cancelByLink, confirmByLink, type LinkResult, moveByLink } from './call-changes.ts'
import {
  type CallContext,
  type CallEnquiry,
  callContextOf,
  callEnquiryOf,
  lockedCallEnquiry,
} from './call-enquiry.ts'
import { networkKeyOf } from './call-keys.ts'
import { callViewOf } from './call-view-of.ts'
import { offeredTimes, WEEK } from './offered-times.ts'

const FORMS_IN_FLIGHT = { atOnce: 50, waiting: 0 }
const WORDS_MAX_CHARS = 500
/** The call's sequence that the page showed. */
const sequenceSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
/** The text of a text area; NUL and lone surrogates cannot be stored. */
const wordsSchema = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').replace(/[\0\p{Cs}]/gu, ''))
  .pipe(z.string().max(WORDS_MAX_CHARS))
/** The query parameter by which the page shows the outcome of a change. */
const OUTCOME_PARAMETER = 'said'

const changeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('book'), callAt: z.string().default('') }),
  z.strictObject({
    do: z.literal('move'),
    callAt: z.string().default(''),
    sequence: sequenceSchema,
  }),
  z.strictObject({
    do: z.literal('cancel'),
    sequence: sequenceSchema,
    answer: z.enum(['write', 'none']).default('write'),
    words: wordsSchema.default(''),
  }),
  z.strictObject({ do: z.literal('confirm'), token: z.string() }),
])

/**
 * The private link of an enquiry: its call, and the forms that move or cancel it. A GET changes nothing, because mail scanners follow links;
 * a POST contains the sequence that its page showed.
 */
export async function callLinkRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app
  const { database, secret, now, release, refusedFormRendering, siteUrl } = services
  const currentContext = () => callContextOf(services, release().content)

  app.get<ByToken>(paths.callLink(':token'), async (request, reply) => {
    const { token } = request.params
    const params = paramsOf(request)
    const callEnquiry = await database.read((tx) => callEnquiryOfToken(tx, token))
    if (!callEnquiry) return sendNotFoundPage(request, reply, release()) // free times are not searched for a guessed token
    const times = await offeredTimes(services, { week: params.get(WEEK), ip: null })
    const view = await database.read((tx) =>
      callViewOf(tx, callEnquiry, { ...currentContext(), times, ...addressFields(token, params) }),
    )
    const form = { name: 'contact', values: {}, errors: {}, notice: null } as const
    const answer = { today: todayInJohannesburg(now()), form, call: view }
    const outcome = await renderAnswer(refusedFormRendering, request, paths.contactCallPage, answer)
    if ('full' in outcome) return sendBusy(request, reply, outcome.full)
    if (!outcome.result) throw new Error('The page of a private link could not be rendered')
    return sendRendered(reply.headers(SECRET_ADDRESS_HEADERS), outcome.result)
  })

  app.get<ByToken>(paths.callFile(':token'), async (request, reply) => {
    const { token } = request.params
    const call = await database.read(async (tx) => {
      const callEnquiry = await callEnquiryOfToken(tx, token)
      return callEnquiry && bookedCall(tx, callEnquiry.record.postId)
    })
    if (!call) return sendNotFoundPage(request, reply, release())
    const { company } = release().content
    const file = invitationOf({
      ...call,
      method: 'PUBLISH',
      host: new URL(siteUrl).hostname,
      at: now().getTime(),
      summary: `${company.tradingName.value} phones you`,
      description: `Move or cancel: ${siteUrl}${paths.callLink(token)}`,
      url: null,
      organizer: null,
      attendee: null,
    })
    return reply
      .headers({ ...SECRET_ADDRESS_HEADERS, 'content-disposition': 'attachment; filename="call.ics"' })
      .type('text/calendar; charset=utf-8')
      .send(file)
  })

  app.register(async (scope) => {
    acceptFormBodies(scope)
    addInFlightCap(scope, FORMS_IN_FLIGHT, services.countRejection)
    scope.post<ByToken & { Body: FormBody | undefined }>(paths.callLink(':token'), async (request, reply) => {
      const { token } = request.params
      const change = changeSchema.safeParse(Object.fromEntries(request.body ?? []))
      if (!change.success) throw new RefusedError(400, 'This form is not ours.')
      const outcomeShown = await database.transaction(async (tx) => {
        const callEnquiry = await callEnquiryOfToken(tx, token, true)
        const callContext = { ...currentContext(), network: networkKeyOf(request.ip, secret) }
        return callEnquiry && makeChange(tx, callEnquiry, change.data, callContext)
      })
      if (!outcomeShown) return sendNotFoundPage(request, reply, release())
      return reply
        .headers(SECRET_ADDRESS_HEADERS)
        .redirect(`${paths.callLink(token)}?${OUTCOME_PARAMETER}=${outcomeShown}`, 303)
    })
  })
}

type ByToken = { Params: { token: string } }

/** The enquiry of a token; null if the token is unknown. */
async function callEnquiryOfToken(
  tx: Transaction,
  token: string,
  isLocked = false,
): Promise<CallEnquiry | null> {
  if (!isLinkToken(token)) return null
  const row = await enquiryOfCallLink(tx, hashOfToken(token))
  if (!row) return null
  return isLocked
    ? lockedCallEnquiry(tx, row.postId)
    : callEnquiryOf(await enquiryByPostId(tx, row.postId), row.number)
}

/** Makes a change. @returns the outcome, for the page */
async function makeChange(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  change: z.infer<typeof changeSchema>,
  { network, ...callContext }: CallContext & { network: string },
): Promise<ChangeOutcome> {
  const startsAt = 'callAt' in change ? readCallTime(change.callAt) : null
  switch (change.do) {
    case 'book':
      if (startsAt === null) return 'unchosen'
      return shownOutcome(await bookByLink(tx, callEnquiry, { startsAt, network }, callContext), 'booked')
    case 'move':
      if (startsAt === null) return 'unchosen'
      return shownOutcome(
        await moveByLink(tx, callEnquiry, { startsAt, sequence: change.sequence }, callContext),
        'moved',
      )
    case 'cancel': {
      const { sequence, answer, words } = change
      const cancellation = { sequence, wantsAnswer: answer === 'write', words: words.trim() }
      return shownOutcome(await cancelByLink(tx, callEnquiry, cancellation, callContext), 'cancelled')
    }
    case 'confirm':
      return shownOutcome(await confirmByLink(tx, callEnquiry, change.token, callContext), 'confirmed')
  }
}

function shownOutcome(result: LinkResult, done: ChangeOutcome): ChangeOutcome {
  return result === 'done' ? done : result
}

/** The fields of the page that come from its address. */
function addressFields(
  token: string,
  params: URLSearchParams,
): Pick<CallView, 'outcome' | 'address'> & { confirmationToken: string } {
  const outcome = CHANGE_OUTCOMES.find((value) => value === params.get(OUTCOME_PARAMETER)) ?? null
  return {
    outcome,
    address: paths.callLink(token),
    confirmationToken: params.get(CONFIRMATION_PARAMETER) ?? '',
  }
}
