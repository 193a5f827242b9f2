import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { readCallTime } from '../../domain/calls/call-time.ts'
import { type CallView, CHANGE_OUTCOMES, type ChangeOutcome } from '../../domain/calls/call-view.ts'
import { CONFIRMATION, paths } from '../../domain/sitemap/paths.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import { renderAnswer, sendRendered } from '../http/built-site/rendered-pages.ts'
import { sendNotFoundPage } from '../http/built-site/site.ts'
import { acceptFormBodies, type FormBody } from '../http/form-bodies.ts'
import { addInFlightCap } from '../http/in-flight-cap.ts'
import { RefusedError } from '../http/refusals.ts'
import { paramsOf } from '../http/request-query.ts'
import { invitationOf } from '../mail/invitation-file.ts'
import { hashOfToken, isLinkToken } from '../mail/link-token.ts'
import { enquiryOfCallLink } from '../store/sql/calls/call-links.ts'
import { bookedCall } from '../store/sql/calls/call-rows.ts'
import type { Transaction } from '../store/sql/database.ts'
import { enquiryByPostId } from '../store/sql/inbox/enquiry-rows.ts'
import { bookByLink, type Changed, cancelByLink, confirmByLink, moveByLink } from './call-changes.ts'
import { type CallEnquiry, type CallParts, callEnquiryOf, lockedCallEnquiry } from './call-enquiry.ts'
import { networkKeyOf } from './call-keys.ts'
import { callViewOf } from './call-view-of.ts'
import { offeredTimes, WEEK } from './offered-times.ts'

/** The address holds a secret: it is not cached, and not sent to other sites. */
const SECRET_ADDRESS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}
const FORMS_IN_FLIGHT = { atOnce: 50, waiting: 0 }
const WORDS_MAX_CHARS = 500
/** The state of the call that the page showed. */
const sequence = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
/** As a text area sends them; NUL and lone surrogates cannot be stored. */
const words = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').replace(/[\0\p{Cs}]/gu, ''))
  .pipe(z.string().max(WORDS_MAX_CHARS))
/** The query parameter by which the page shows the outcome of a change. */
const SAID_PARAMETER = 'said'

const changeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('book'), callAt: z.string().default('') }),
  z.strictObject({
    do: z.literal('move'),
    callAt: z.string().default(''),
    sequence,
  }),
  z.strictObject({
    do: z.literal('cancel'),
    sequence,
    answer: z.enum(['write', 'none']).default('write'),
    words: words.default(''),
  }),
  z.strictObject({ do: z.literal('confirm'), token: z.string() }),
])

/**
 * Serves the private link of an enquiry: its call, and the forms that move or cancel it. A GET changes nothing, as mail scanners follow links;
 * a POST names the state that its page showed.
 */
export async function callLinkRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app
  const { database, secret, now, randomBytes, release, answerRendering, siteUrl } = services
  const partsNow = (): CallParts => ({
    secret,
    openingHours: release().content.company.openingHours,
    nowMs: now().getTime(),
    randomBytes,
  })

  app.get<ByToken>(paths.callLink(':token'), async (request, reply) => {
    const { token } = request.params
    const params = paramsOf(request)
    const subject = await database.read((tx) => subjectOf(tx, token))
    if (!subject) return sendNotFoundPage(request, reply, release()) // free times are not searched for a guessed token
    const times = await offeredTimes(services, { week: params.get(WEEK), ip: null })
    const view = await database.read((tx) =>
      callViewOf(tx, subject, { ...partsNow(), times, ...askedOf(token, params) }),
    )
    const form = { name: 'contact', values: {}, errors: {}, notice: null } as const
    const answer = { today: todayInJohannesburg(now()), form, call: view }
    const turn = await renderAnswer(answerRendering, request, paths.contactCallPage, answer)
    if ('full' in turn) return sendBusy(request, reply, turn.full)
    if (!turn.result) throw new Error('The page of a private link could not be rendered')
    return sendRendered(reply.headers(SECRET_ADDRESS), turn.result)
  })

  app.get<ByToken>(paths.callFile(':token'), async (request, reply) => {
    const { token } = request.params
    const call = await database.read(async (tx) => {
      const subject = await subjectOf(tx, token)
      return subject && bookedCall(tx, subject.record.postId)
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
      .headers({ ...SECRET_ADDRESS, 'content-disposition': 'attachment; filename="call.ics"' })
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
        const subject = await subjectOf(tx, token, true)
        const callParts = { ...partsNow(), network: networkKeyOf(request.ip, secret) }
        return subject && makeChange(tx, subject, change.data, callParts)
      })
      if (!outcomeShown) return sendNotFoundPage(request, reply, release())
      return reply
        .headers(SECRET_ADDRESS)
        .redirect(`${paths.callLink(token)}?${SAID_PARAMETER}=${outcomeShown}`, 303)
    })
  })
}

type ByToken = { Params: { token: string } }

/** The enquiry of a token; null for a token that is unknown. */
async function subjectOf(tx: Transaction, token: string, isLocked = false): Promise<CallEnquiry | null> {
  if (!isLinkToken(token)) return null
  const enquiryFound = await enquiryOfCallLink(tx, hashOfToken(token))
  if (!enquiryFound) return null
  return isLocked
    ? lockedCallEnquiry(tx, enquiryFound.postId)
    : callEnquiryOf(await enquiryByPostId(tx, enquiryFound.postId), enquiryFound.number)
}

/** Makes a change, and redirects to the page with its outcome. */
async function makeChange(
  tx: Transaction,
  subject: CallEnquiry,
  change: z.infer<typeof changeSchema>,
  { network, ...callParts }: CallParts & { network: string },
): Promise<ChangeOutcome> {
  const startsAt = 'callAt' in change ? readCallTime(change.callAt) : null
  switch (change.do) {
    case 'book':
      if (startsAt === null) return 'unchosen'
      return shownOutcome(await bookByLink(tx, subject, { startsAt, network }, callParts), 'booked')
    case 'move':
      if (startsAt === null) return 'unchosen'
      return shownOutcome(
        await moveByLink(tx, subject, { startsAt, sequence: change.sequence }, callParts),
        'moved',
      )
    case 'cancel': {
      const { sequence, answer, words } = change
      const asked = { sequence, wantsAnswer: answer === 'write', words: words.trim() }
      return shownOutcome(await cancelByLink(tx, subject, asked, callParts), 'cancelled')
    }
    case 'confirm':
      return shownOutcome(await confirmByLink(tx, subject, change.token, callParts), 'confirmed')
  }
}

function shownOutcome(outcome: Changed, done: ChangeOutcome): ChangeOutcome {
  return outcome === 'done' ? done : outcome
}

/** The outcome that the query asks the page to show. */
function askedOf(
  token: string,
  params: URLSearchParams,
): Pick<CallView, 'outcome' | 'address'> & { yes: string } {
  const outcome = CHANGE_OUTCOMES.find((each) => each === params.get(SAID_PARAMETER)) ?? null
  return { outcome, address: paths.callLink(token), yes: params.get(CONFIRMATION) ?? '' }
}
