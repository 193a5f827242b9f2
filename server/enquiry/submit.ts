import { createHash } from 'node:crypto'
import { COLLECTION_OF } from '../../domain/enquiry/form.ts'
import { bodyHash, derivedKey, southAfricanDay } from '../../domain/enquiry/idempotency.ts'
import type { Beside, EnquiryStore } from '../../domain/enquiry/submission.ts'
import { suspicionOf } from '../../domain/enquiry/suspicion.ts'
import { createPushIds } from '../../domain/push-id.ts'
import type { FilledForm, SiteForm } from './site-form.ts'
import { newUserId } from './visitor-cookie.ts'

const DAY_MS = 24 * 3_600_000
const QUARANTINE_MS = 30 * DAY_MS
export const EMAIL_WINDOW_MS = 10 * 60_000
const PER_EMAIL = 10
/** Enough for a window of ten minutes at 16 enquiries a second. */
const REMEMBERED_KEYS = 10_000

export type Sent = {
  form: SiteForm
  filled: FilledForm
  /** The key that the sender chose; null for a form sent without script, which has none. */
  key: string | null
  /** The visitor's anonymous user id, if there is one already. */
  userId: string | null
  browserHeaders: boolean
}
export type Outcome =
  | { outcome: 'stored' | 'repeated'; userId: string }
  | { outcome: 'conflict' }
  | { outcome: 'too-many' }

export type SubmitParts = {
  store: EnquiryStore
  noticeVersion: string
  /** Whether one e-mail address may be given {@link PER_EMAIL} times in {@link EMAIL_WINDOW_MS} only. */
  limitsEmails: boolean
  now: () => Date
  randomBytes: (count: number) => Uint8Array
}

/**
 * Makes the one way in which a filled form becomes a stored enquiry.
 *
 * It resolves to `stored` or `repeated` only when the enquiry is durable.
 *
 * @throws {StoreUnavailableError} if it can not be stored now
 */
export function createSubmit(parts: SubmitParts): (sent: Sent) => Promise<Outcome> {
  const { store, now, randomBytes } = parts
  const newPostId = createPushIds(randomBytes)
  const answered = rememberedKeys()

  return async (sent) => {
    const nowMs = now().getTime()
    const [key, ...earlierKeys] = keysOf(sent, nowMs)
    // A repeat is never too many: it must get its first answer again. Which keys were answered within the window is
    // remembered here only; after a restart such a repeat may have to wait until the window has passed.
    const mayRepeat = [key, ...earlierKeys].some((known) => answered.has(known))
    if (parts.limitsEmails && !mayRepeat && (await isTooMany(store, sent.filled.values.email, nowMs)))
      return { outcome: 'too-many' }

    const userId = sent.userId ?? newUserId(randomBytes)
    const submission = {
      collection: COLLECTION_OF[sent.form.name],
      record: sent.filled.recordFor({ postId: newPostId(nowMs), userId, dateSent: nowMs }),
      beside: besideOf(sent, key, parts.noticeVersion, nowMs),
    }
    const result = await store.add(submission, earlierKeys)
    if (result.outcome === 'conflict') return result

    answered.add(key)
    return { outcome: result.outcome, userId: result.outcome === 'repeated' ? result.userId : userId }
  }
}

/** The key, and for one that we derive, the one it would have had before midnight. */
function keysOf({ form, filled, key }: Sent, nowMs: number): [string, ...Array<string>] {
  if (key !== null) return [key]
  const keyOn = (ms: number) =>
    derivedKey({ form: form.name, page: form.page, values: filled.values, day: southAfricanDay(ms) }, sha256)
  return [keyOn(nowMs), keyOn(nowMs - DAY_MS)]
}

function besideOf(
  { form, filled, browserHeaders }: Sent,
  key: string,
  noticeVersion: string,
  nowMs: number,
): Beside {
  const reasons = suspicionOf({ values: filled.values, browserHeaders })
  return {
    collection: COLLECTION_OF[form.name],
    noticeVersion,
    consents: filled.consentsAt(nowMs),
    key,
    bodyHash: bodyHash(filled.values, sha256),
    quarantine: reasons.length > 0 ? { reasons, until: nowMs + QUARANTINE_MS } : null,
    ...(filled.plan ? { plan: filled.plan.query } : {}),
  }
}

async function isTooMany(store: EnquiryStore, email: string, nowMs: number): Promise<boolean> {
  return (await store.countSince(email, nowMs - EMAIL_WINDOW_MS)) >= PER_EMAIL
}

/** The last keys, oldest forgotten first. */
function rememberedKeys(): { has: (key: string) => boolean; add: (key: string) => void } {
  const keys = new Set<string>()
  return {
    has: (key) => keys.has(key),
    add: (key) => {
      const [oldest] = keys
      if (keys.size >= REMEMBERED_KEYS && oldest !== undefined) keys.delete(oldest)
      keys.add(key)
    },
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
