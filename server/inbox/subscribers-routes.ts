import type { Done } from '../../domain/inbox/api/basics.ts'
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
import { type Asked, mayBeAsked } from '../store/sql/inbox/confirmation.ts'
import {
  type FormConsent,
  formConsent,
  isConsentId,
  withdrawConsent,
} from '../store/sql/inbox/form-consents.ts'
import { countsOfSubscribers, endSubscription, pageOfSubscribers } from '../store/sql/inbox/subscribers.ts'
import { type Subscription, subscriptionWhere } from '../store/sql/inbox/subscription-rows.ts'
import { sendConsents } from './consents-file.ts'
import type { Answer, InboxRoutes } from './requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE, Refused } from './requests/refusal.ts'
import type { InboxServices } from './services.ts'

const PAGE = 100
const PLACE = /^(\d{1,15})\.([\w.-]{1,64})$/
const DONE: Done = { done: true }
const NOT_ASKED: Record<Exclude<Asked, 'asked'>, Refused> = {
  'too-many': new Refused(409, { error: 'Too many such mails went out just now: try again in an hour.' }),
  'too-soon': new Refused(409, { error: 'They were asked less than a day ago.' }),
  'too-often': new Refused(409, { error: 'They were asked three times. That is all we ask.' }),
  'not-waiting': new Refused(409, { error: 'They have answered, or their mail came back.' }),
}

/** Who agreed to news, by the newsletter's form or another: anybody of the staff reads it, and stops it for whoever says so. */
export function addSubscribersRoutes(routes: InboxRoutes, parts: InboxServices): void {
  const { now } = parts
  routes.staff('GET', 'subscribers', {}, async ({ query }): Promise<Answer> => {
    const asked = subscribersQuerySchema.safeParse(Object.fromEntries(query))
    return asked.success
      ? pageOf(parts, asked.data)
      : fieldErrorsRefusal({ q: 'This cannot be searched for' })
  })
  routes.staff('POST', 'subscribers/export', NEEDS.export, (call) => sendConsents(parts, call))
  const stop = { ...NEEDS['stop-subscriber'], body: stopSubscriberSchema }
  routes.staff('POST', 'subscribers/:id/stop', stop, async ({ signed, param, body }) => {
    const by = { actor: signed.staff.id, at: now().getTime() }
    return (await parts.database.transaction((tx) => stopOne(tx, parts, param('id'), by, body.words)))
      ? DONE
      : NOT_HERE
  })
  routes.staff('POST', 'subscribers/:id/ask-again', NEEDS['stop-subscriber'], async ({ signed, param }) => {
    const by = { actor: signed.staff.id, at: now().getTime() }
    const token = newLinkToken(parts.randomBytes)
    const asked = await parts.database.transaction((tx) => askAgain(tx, parts, param('id'), by, token))
    if (asked === null) return NOT_HERE
    return asked === 'asked' ? DONE : NOT_ASKED[asked]
  })
}

async function pageOf(
  { database, now }: InboxServices,
  { state, q, after: place }: SubscribersQuery,
): Promise<Subscribers> {
  const [, at, id] = PLACE.exec(place ?? '') ?? []
  const after = at && id ? { at: Number(at), id } : undefined
  const [page, counts] = await database.read(async (tx) => [
    await pageOfSubscribers(tx, { state, email: q || undefined, limit: PAGE, after }),
    await countsOfSubscribers(tx),
  ])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const nowMs = now().getTime()
  return {
    counts: { all, ...counts },
    rows: page.rows.map((row) => shown(row, nowMs)),
    next: page.next && `${page.next.at}.${page.next.id}`,
  }
}

function shown(row: Subscription | FormConsent, nowMs: number): Subscriber {
  const { id, email, state, at, by, words, wording, page, givenAt, notice } = row
  const stopped = state === 'stopped' ? { by: by ?? ('link' as const), words } : null
  const shared = { id, email, state, at, stopped, wording, page, givenAt, notice }
  if (!('channel' in row)) return { ...shared, ...shownSubscription(row, nowMs) }
  const { channel, phone, number: enquiry } = row
  return {
    ...shared,
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
    canAskAgain: mayBeAsked(subscription, nowMs) === 'asked',
  }
}

type By = { actor: string; at: number }

/** @returns false if there is none */
async function stopOne(
  tx: Transaction,
  parts: InboxServices,
  id: string,
  by: By,
  words: string,
): Promise<boolean> {
  return isConsentId(id) ? stopFormConsent(tx, parts, id, by, words) : stopLetters(tx, parts, id, by, words)
}

async function stopFormConsent(
  tx: Transaction,
  { audit }: InboxServices,
  id: string,
  { actor, at }: By,
  words: string,
): Promise<boolean> {
  const found = await formConsent(tx, id)
  if (!found) return false
  const subject = found.number === null ? null : enquiryName(found.number)
  if (await withdrawConsent(tx, found, { at, by: actor, words: words || null }))
    await audit.append(tx, { at, actor, act: 'consent-withdrawn', subject, data: { channel: found.channel } })
  return true
}

async function stopLetters(
  tx: Transaction,
  { audit }: InboxServices,
  id: string,
  { actor, at }: By,
  words: string,
): Promise<boolean> {
  const found = await subscriptionWhere(tx, 'id = ?', id)
  if (!found) return false
  if (found.state === 'stopped') return true
  await endSubscription(tx, { id }, { state: 'stopped', at, by: actor, words: words || null })
  await audit.append(tx, { at, actor, act: 'stopped-subscriber', subject: null, data: {} })
  return true
}

/** @returns null if there is none */
async function askAgain(
  tx: Transaction,
  { audit, secret }: InboxServices,
  id: string,
  { actor, at }: By,
  token: string,
): Promise<Asked | null> {
  const found = await subscriptionWhere(tx, 'id = ?', id)
  if (!found) return null
  const { seal } = tokenSealer(secret)
  const asked = await sendConfirmationRequest(tx, found, { token, seal, nowMs: at })
  if (asked === 'asked')
    await audit.append(tx, { at, actor, act: 'asked-subscriber-again', subject: null, data: {} })
  return asked
}
