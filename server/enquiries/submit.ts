import { createHash } from 'node:crypto'
import { addDays, type CalendarDate, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { callTimeText } from '../../domain/calls/call-time.ts'
import type { AddResult, EnquiryMetadata } from '../../domain/enquiry/enquiry.ts'
import { MAX_CLOCK_SKEW_MS } from '../../domain/enquiry/mailbox.ts'
import { createPushIds } from '../../domain/enquiry/push-id.ts'
import { QUARANTINE_DAYS } from '../../domain/enquiry/retention.ts'
import { isResubscription } from '../newsletter/send-confirmation-request.ts'
import type { Services } from '../services.ts'
import { canonicalJson } from '../store/sql/canonical-json.ts'
import type { Database } from '../store/sql/database.ts'
import type { FilledForm, SiteForm } from './site-form.ts'
import { spamReasons } from './spam-reasons.ts'
import { type KnownVisitor, newUserId } from './visitor-cookie.ts'

const QUARANTINE_MS = QUARANTINE_DAYS * 24 * 3_600_000
export const EMAIL_WINDOW_MS = 10 * 60_000
const PER_EMAIL = 10
const KEY_BYTES = 16

/** A form that was filled in correctly, and what is known about its request. */
export type Submission = {
  form: SiteForm
  filled: FilledForm
  /** The key that the browser chose and where it was sent; null if it sent none. */
  key: { uuid: string; from: 'header' | 'field' } | null
  /** The visitor of the request's cookie, if any. */
  visitor: KnownVisitor | null
  browserHeaders: boolean
  /** Whether the sender's network has reached its limit of mails. */
  isFromBusyNetwork: boolean
  /** A key of the sender's network, see `networkKeyOf`. */
  network: string
}
export type Outcome =
  | { outcome: 'stored' | 'repeated'; visitor: KnownVisitor; postId: string }
  | { outcome: 'conflict' }
  | { outcome: 'too-many' }

type StoredResult = Extract<AddResult, { outcome: 'stored' | 'repeated' }>

type SubmitDependencies = Pick<
  Services,
  'store' | 'database' | 'release' | 'submissionsPer10Minutes' | 'now' | 'randomBytes'
>

/**
 * Creates the function that stores a filled form as an enquiry. There is no other way to store one.
 *
 * It resolves to `stored` or `repeated` only when the enquiry is durable.
 *
 * @throws {StoreUnavailableError} if it cannot be stored now
 */
export function createSubmit(services: SubmitDependencies): (submission: Submission) => Promise<Outcome> {
  const { store, database, now, randomBytes } = services
  const newPostId = createPushIds(randomBytes)

  const add = async (submission: Submission): Promise<Outcome> => {
    const nowMs = now().getTime()
    const [key, ...earlierKeys] = keysOf(submission, nowMs)
    const { userId, token } = submission.visitor ?? { userId: newUserId(randomBytes), token: null }
    const enquiry = {
      collection: submission.form.collection,
      record: submission.filled.recordFor({ postId: newPostId(nowMs), userId, dateSent: nowMs }),
      metadata: metadataOf(submission, key, services.release().content.notices.version, nowMs),
    }
    const emailLimit = {
      max: PER_EMAIL,
      sinceMs: nowMs - EMAIL_WINDOW_MS,
      untilMs: nowMs + MAX_CLOCK_SKEW_MS,
    }
    const result = await store.add(enquiry, {
      earlierKeys,
      isFromBusyNetwork: submission.isFromBusyNetwork,
      ...(submission.filled.call ? { call: { ...submission.filled.call, network: submission.network } } : {}),
      ...(services.submissionsPer10Minutes > 0 ? { emailLimit } : {}),
      ...(token === null ? {} : { visitorToken: token }),
    })
    if (result.outcome !== 'stored' && result.outcome !== 'repeated') return result
    const postId = result.outcome === 'repeated' ? result.postId : enquiry.record.postId
    return { outcome: result.outcome, visitor: visitorAfter(submission, result, { userId, token }), postId }
  }

  return async (submission) => {
    const result = await add(submission)
    if (result.outcome === 'repeated' && (await isNewSubscription(submission, database)))
      return add({
        ...submission,
        key: { uuid: Buffer.from(randomBytes(KEY_BYTES)).toString('hex'), from: 'field' },
      })
    // A form without script cannot choose a new key: if its content has changed, it is stored as a separate enquiry.
    return result.outcome === 'conflict' && submission.key?.from === 'field'
      ? add({ ...submission, key: null })
      : result
  }
}

/** The newsletter's form sends no key, so a visitor who unsubscribed and joins again on the same day would count as a repeat. */
async function isNewSubscription(
  { form, filled, key }: Submission,
  database: Pick<Database, 'read'>,
): Promise<boolean> {
  const { email = '' } = filled.values
  return (
    key === null && form.collection === 'newsletter' && database.read((tx) => isResubscription(tx, email))
  )
}

/**
 * The visitor to remember after an enquiry. Anyone who knows the submitted values can compute a derived key, so a repeat under
 * such a key never takes over the first sender's identity. Only a UUID chosen by the browser proves that both are the same.
 */
function visitorAfter({ key }: Submission, result: StoredResult, sender: KnownVisitor): KnownVisitor {
  if (result.outcome === 'stored') return result.visitor ?? sender
  return key === null ? sender : (result.visitor ?? { userId: result.userId, token: null })
}

/**
 * The key of the enquiry: the one that the browser chose, else one derived from what was sent. The same values from the
 * same page on the same day are one enquiry (docs/decisions/0003), and pages without a key stay cacheable. A derived key
 * is followed by yesterday's, in case the form is repeated after midnight.
 */
function keysOf({ form, filled, key }: Submission, nowMs: number): [string, ...Array<string>] {
  if (key !== null) return [key.uuid]
  const { name, page } = form
  const keyOn = (day: CalendarDate) => hashOf({ form: name, page, values: filled.values, day })
  const today = todayInJohannesburg(new Date(nowMs))
  return [keyOn(today), keyOn(addDays(today, -1))]
}

function metadataOf(
  { form, filled, browserHeaders }: Submission,
  key: string,
  noticeVersion: string,
  nowMs: number,
): EnquiryMetadata {
  const { values, brand } = filled
  const reasons = spamReasons({ values, shopName: brand?.brand.name, browserHeaders })
  return {
    collection: form.collection,
    noticeVersion,
    consents: filled.consentsAt(nowMs),
    key,
    bodyHash: hashOf(values),
    ...(filled.call ? { callAt: callTimeText(filled.call.startsAt) } : {}),
    quarantine: reasons.length > 0 ? { reasons, until: nowMs + QUARANTINE_MS } : null,
    ...(filled.plan ? { plan: filled.plan.query } : {}),
    ...(filled.estimate ? { estimate: filled.estimate } : {}),
    ...(brand ? { brand: brand.query } : {}),
    ...filled.answers,
  }
}

/** SHA-256 as 64 hexadecimal digits, the same for every order of the fields. */
function hashOf(value: object): string {
  return createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex')
}
