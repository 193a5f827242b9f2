import {
  type Subscriber,
  type Subscribers,
  type SubscribersQuery,
  stopSubscriberSchema,
  subscribersQuerySchema,
} from '../../domain/inbox/api/subscribers.ts'
import { NEEDS } from '../../domain/inbox/permissions.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { newLinkToken, tokenSealer } from '../mail/link-token.ts'
import { sendConfirmationRequest } from '../newsletter/send-confirmation-request.ts'
import type { Transaction } from '../store/sql/database.ts'
import { type ConfirmationRequestResult, checkConfirmationRequest } from '../store/sql/inbox/confirmation.ts'
import {
  type FormConsent,
  formConsent,
  isConsentId,
  withdrawConsent,
} from '../store/sql/inbox/form-consents.ts'
import { countsOfSubscribers, endSubscription, pageOfSubscribers } from '../store/sql/inbox/subscribers.ts'
import { type Subscription, subscriptionWhere } from '../store/sql/inbox/subscription-rows.ts'
import { recordAct } from './audit/record-act.ts'
import { sendConsents } from './consents-file.ts'
import { type Answer, DONE, type InboxRoutes } from './requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE, Refused } from './requests/refusal.ts'
import type { InboxServices } from './services.ts'

const PAGE_SIZE = 100
const CURSOR = /^(\d{1,15})\.([\w.-]{1,64})$/
const REQUEST_REFUSALS: Record<Exclude<ConfirmationRequestResult, 'asked'>, Refused> = {
  'too-many': new Refused(409, { error: 'Too many such mails went out just now: try again in an hour.' }),
  'too-soon': new Refused(409, { error: 'They were asked less than a day ago.' }),
  'too-often': new Refused(409, { error: 'They were asked three times. That is all we ask.' }),
  'not-waiting': new Refused(409, { error: 'They have answered, or their mail came back.' }),
}

/** Subscribers to news, by any form: all staff can see them, and unsubscribe them on request. */
export function addSubscribersRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { now } = services
  routes.staff('GET', 'subscribers', {}, async ({ query }): Promise<Answer> => {
    const parsed = subscribersQuerySchema.safeParse(Object.fromEntries(query))
    return parsed.success
      ? pageOf(services, parsed.data)
      : fieldErrorsRefusal({ q: 'This cannot be searched for' })
  })
  routes.staff('POST', 'subscribers/export', NEEDS.export, (call) => sendConsents(services, call))
  const stopNeeds = { ...NEEDS['stop-subscriber'], body: stopSubscriberSchema }
  routes.staff('POST', 'subscribers/:id/stop', stopNeeds, async ({ signedIn, param, body }) => {
    const unsubscription = { at: now().getTime(), by: signedIn.staff.id, words: body.words || null }
    const unsubscribe = isConsentId(param('id')) ? stopFormConsent : stopNewsletter
    return (await services.database.transaction((tx) =>
      unsubscribe(tx, services, param('id'), unsubscription),
    ))
      ? DONE
      : NOT_HERE
  })
  routes.staff('POST', 'subscribers/:id/ask-again', NEEDS['stop-subscriber'], async ({ signedIn, param }) => {
    const at = now().getTime()
    const token = newLinkToken(services.randomBytes)
    const { seal } = tokenSealer(services.secret)
    return services.database.transaction(async (tx) => {
      const subscription = await subscriptionWhere(tx, 'id = ?', [param('id')])
      if (!subscription) return NOT_HERE
      const outcome = await sendConfirmationRequest(tx, subscription, { token, seal, nowMs: at })
      if (outcome !== 'asked') return REQUEST_REFUSALS[outcome]
      await recordAct(services, tx, signedIn.staff.id, 'asked-subscriber-again')
      return DONE
    })
  })
}

async function pageOf(
  { database, now }: InboxServices,
  { state, q, after: cursor }: SubscribersQuery,
): Promise<Subscribers> {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? []
  const after = at && id ? { at: Number(at), id } : undefined
  const [page, counts] = await database.read(async (tx) => [
    await pageOfSubscribers(tx, { state, email: q || undefined, limit: PAGE_SIZE, after }),
    await countsOfSubscribers(tx),
  ])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const nowMs = now().getTime()
  return {
    counts: { all, ...counts },
    rows: page.rows.map((row) => shownSubscriber(row, nowMs)),
    next: page.next && `${page.next.at}.${page.next.id}`,
  }
}

function shownSubscriber(row: Subscription | FormConsent, nowMs: number): Subscriber {
  const { id, email, state, at, by, words, wording, page, givenAt, notice } = row
  const stoppedBy = state === 'stopped' ? { by: by ?? ('link' as const), words } : null
  const commonFields = { id, email, state, at, stopped: stoppedBy, wording, page, givenAt, notice }
  if (!('channel' in row)) return { ...commonFields, ...shownSubscription(row, nowMs) }
  const { channel, phone, number: enquiry } = row
  return {
    ...commonFields,
    from: 'form',
    channel,
    phone,
    enquiry,
    linkUntil: null,
    bounce: null,
    canAskAgain: false,
  }
}

function shownSubscription(subscription: Subscription, nowMs: number) {
  const { state, at, linkUntil, lastMailAt, words } = subscription
  return {
    from: 'newsletter' as const,
    channel: 'email' as const,
    phone: null,
    enquiry: null,
    at: state === 'waiting' ? (lastMailAt ?? at) : at,
    linkUntil: state === 'waiting' && lastMailAt !== null ? linkUntil : null,
    bounce: state === 'bounced' ? words : null,
    canAskAgain: checkConfirmationRequest(subscription, nowMs) === 'asked',
  }
}

type Unsubscription = { at: number; by: string; words: string | null }

/** @returns false if there is no such consent */
async function stopFormConsent(
  tx: Transaction,
  { audit }: InboxServices,
  id: string,
  unsubscription: Unsubscription,
): Promise<boolean> {
  const consent = await formConsent(tx, id)
  if (!consent) return false
  const subject = consent.number === null ? null : enquiryName(consent.number)
  const act = { at: unsubscription.at, actor: unsubscription.by, act: 'consent-withdrawn', subject }
  if (await withdrawConsent(tx, consent, unsubscription))
    await audit.append(tx, { ...act, data: { channel: consent.channel } })
  return true
}

/** @returns false if there is no such subscription */
async function stopNewsletter(
  tx: Transaction,
  services: InboxServices,
  id: string,
  unsubscription: Unsubscription,
): Promise<boolean> {
  const subscription = await subscriptionWhere(tx, 'id = ?', [id])
  if (!subscription || subscription.state === 'stopped') return subscription !== null
  await endSubscription(tx, { id }, { ...unsubscription, state: 'stopped' })
  await recordAct(services, tx, unsubscription.by, 'stopped-subscriber')
  return true
}
