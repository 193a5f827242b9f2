import type { DatabaseSync } from 'node:sqlite'
import {
  type AddOptions,
  type AddResult,
  DeliveryRefusedError,
  type Enquiry,
  type EnquiryStore,
  type Visitor,
} from '../../../domain/enquiry/enquiry.ts'
import type { Report } from '../../log.ts'
import { createSealer } from '../../secrets.ts'
import { type AttemptResult, type ClaimedMessage, deliverDue, settlementOf } from '../outbox.ts'
import type { Transaction } from '../sql/database.ts'
import { sqlOutbox } from '../sql/outbox.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'
import { sqliteStore } from '../sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../sqlite/transactions.ts'
import { deliver } from './deliver.ts'
import type { FirebaseSetting } from './firebase-setting.ts'
import { firebaseLedger, queueReleased, TOPIC } from './ledger.ts'
import { createDeliveryNotice, isDelivered, reportAttempt } from './owner-messages.ts'
import { createSignUpGate } from './visitors.ts'

/** The longest time that a visitor waits for Firebase; after it the enquiry is delivered later. */
const FIRST_ATTEMPT_MS = 3_000
const LATER_ATTEMPT_MS = 10_000

export type FirebaseStoreDependencies = {
  setting: FirebaseSetting
  /** Seals the visitors' tokens while their enquiries wait. */
  secret: string
  now: () => Date
  report: Report
  /** Further work in the transaction of an enquiry. */
  hooks?: EnquiryHooks
  /** For tests. */
  timeOut?: (ms: number) => AbortSignal
}

export type FirebaseStore = EnquiryStore & {
  /** Delivers due messages. */
  deliverDue: () => Promise<void>
}

type Delivery = { attempt: AttemptResult; visitor: Visitor | null }

/**
 * Firebase's Realtime Database as the hosted store, over a database that openSqliteDatabase opened: it stores each
 * enquiry before anything is sent, and the enquiry is delivered from there, once. See docs/decisions/0011.
 */
export function firebaseStore(
  database: DatabaseSync,
  dependencies: FirebaseStoreDependencies,
): FirebaseStore {
  const { setting, now, report, timeOut = AbortSignal.timeout } = dependencies
  const ledger = firebaseLedger(database, createSealer(dependencies.secret, 'twelve-moons outbox'))
  const outbox = sqlOutbox(sqliteDatabase(database))
  const firebase = { setting, gate: createSignUpGate(now) }
  const notice = createDeliveryNotice(ledger.lastFailure())
  const enqueued = new Map<string, ClaimedMessage>()
  const inFlight = new Map<string, Promise<Delivery | null>>()
  const closing = new AbortController()
  const hosted = { queueStored, queueReleased: queueReleased(now) }
  const store = sqliteStore(database, { ...dependencies.hooks, hosted })

  async function queueStored(tx: Transaction, enquiry: Enquiry, options: AddOptions): Promise<void> {
    if (!isDelivered(enquiry)) return
    const claimed = await ledger.enqueue(tx, enquiry, options, now().getTime())
    if (claimed) enqueued.set(claimed.id, claimed)
  }

  async function add(enquiry: Enquiry, options: AddOptions = {}): Promise<AddResult> {
    const { postId: newPostId } = enquiry.record
    const result = await store.add(enquiry, options).catch((error: unknown) => {
      enqueued.delete(newPostId) // its transaction was rolled back
      throw error
    })
    if (result.outcome !== 'stored' && result.outcome !== 'repeated') return result

    const postId = result.outcome === 'stored' ? newPostId : result.postId
    const delivery = await shareAttempt(postId, () => firstAttempt(postId))
    if (delivery?.attempt.outcome === 'refused') throw new DeliveryRefusedError(delivery.attempt.reason)
    return delivery?.visitor ? { ...withUserId(result, delivery.visitor), visitor: delivery.visitor } : result
  }

  /** The first attempt for a new enquiry, or for a failed one that its visitor resends; otherwise null. */
  async function firstAttempt(postId: string): Promise<Delivery | null> {
    try {
      const claimed = enqueued.get(postId) ?? (await ledger.reclaim(postId, now().getTime()))
      enqueued.delete(postId)
      return claimed ? await attempt(claimed, FIRST_ATTEMPT_MS) : null
    } catch (error) {
      // The enquiry is durable, and will be attempted again once the lease has expired.
      report(
        'error',
        { err: error },
        'An enquiry could not be delivered to Firebase: it is tried again later',
      )
      return null
    }
  }

  /** Simultaneous submissions of one enquiry share an attempt and its answer. */
  function shareAttempt(postId: string, work: () => Promise<Delivery | null>): Promise<Delivery | null> {
    const runningAttempt = inFlight.get(postId)
    if (runningAttempt) return runningAttempt
    const startedAttempt = work().finally(() => inFlight.delete(postId))
    inFlight.set(postId, startedAttempt)
    return startedAttempt
  }

  async function attempt(claimed: ClaimedMessage, timeoutMs: number): Promise<Delivery | null> {
    const task = await ledger.taskOf(claimed)
    if (!task) return null
    let visitor: Visitor | null = null
    const progress = {
      begin: ({ userId, token }: Visitor) => {
        visitor = { userId, token }
        return ledger.begin(claimed, task.enquiry, visitor)
      },
      recordRefusal: (signedIn: Visitor) => ledger.noteRefusal(claimed, signedIn),
    }
    const signal = AbortSignal.any([closing.signal, timeOut(timeoutMs)])
    const result = await deliver(firebase, task, progress, signal)
    const settlement = settlementOf(result, claimed, now().getTime())
    if (await outbox.settle(claimed, settlement)) {
      notice.note(result)
      if (result.outcome !== 'delivered') reportAttempt(report, claimed, settlement, result.reason)
    }
    return { attempt: result, visitor }
  }

  return {
    ...store,
    add,
    delivery: notice.text,
    deliverDue: () =>
      deliverDue(outbox, TOPIC, now, async (claimed) => {
        const delivery = await shareAttempt(claimed.id, () => attempt(claimed, LATER_ATTEMPT_MS))
        return delivery?.attempt.outcome
      }),
    close: async () => {
      closing.abort()
      await Promise.allSettled(inFlight.values())
      await store.close()
    },
  }
}

function withUserId<Result extends AddResult>(result: Result, { userId }: Visitor): Result {
  return 'userId' in result ? { ...result, userId } : result
}
