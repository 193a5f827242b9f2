import type { Consent, Enquiry } from '../../domain/enquiry/enquiry.ts'
import { SUBSCRIPTION_STATES, type SubscriptionState } from '../../domain/inbox/api/subscribers.ts'
import { hashOfToken, stopTokenOf } from '../../server/mail/link-token.ts'
import type { Transaction } from '../../server/store/sql/database.ts'
import {
  confirmSubscription,
  recordConfirmationRequest,
  subscriptionOf,
} from '../../server/store/sql/inbox/confirmation.ts'
import { endSubscription } from '../../server/store/sql/inbox/subscribers.ts'
import type { Stores } from '../../server/store/store-driver.ts'
import { type SeedDependencies, seedPerson } from './seed-enquiry.ts'
import { STOP_REASONS } from './seed-words.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Unconfirmed addresses are deleted before this age. */
const PAST_DELETION_DAYS = 32
const LINK_VALID_MS = 48 * HOUR_MS
const COUNTS = { waiting: 9, confirmed: 26, stopped: 7, bounced: 2 }

type SeedSubscribersDependencies = SeedDependencies & {
  stores: Pick<Stores, 'enquiries' | 'database'>
  secret: string
  /** Ids of the staff who end subscriptions. */
  staff: ReadonlyArray<string>
}

/** Adds newsletter subscriptions in each state. No mail is sent. */
export async function seedSubscribers(dependencies: SeedSubscribersDependencies): Promise<void> {
  const { stores, random, now } = dependencies
  const states = SUBSCRIPTION_STATES.filter((state) => state !== 'agreed')
  const requests = states.flatMap((state) =>
    Array.from({ length: COUNTS[state] }, (_, index): RequestedSubscription => {
      const daysAgo = state === 'waiting' ? index : PAST_DELETION_DAYS + random.below(300)
      const sentAt = now.getTime() - daysAgo * DAY_MS - HOUR_MS
      return { state, enquiry: newsletterSubmission(dependencies, `${state}-${index}`, sentAt) }
    }),
  )
  await Promise.all(requests.map(({ enquiry }) => stores.enquiries.add(enquiry)))
  await stores.database.transaction(async (tx) => {
    for (const request of requests) await advanceToState(tx, dependencies, request)
  })
}

function newsletterSubmission(dependencies: SeedDependencies, key: string, sentAt: number): Enquiry {
  const { record, metadata } = seedPerson(dependencies, key, sentAt)
  const { email, postId, userId, dateSent } = record
  const wording = dependencies.content.notices.newsletterWording
  const consent: Consent = { purpose: 'newsletter', channel: 'email', wording, page: '/', givenAt: sentAt }
  return {
    collection: 'newsletter',
    record: { email, postId, userId, dateSent, status: 'pending' },
    metadata: { ...metadata, collection: 'newsletter', consents: [consent] },
  }
}

type RequestedSubscription = { state: Exclude<SubscriptionState, 'agreed'>; enquiry: Enquiry }

/** Records the effects of the confirmation mail, its link, the unsubscribe link and the mail server. */
async function advanceToState(
  tx: Transaction,
  { secret, staff, random }: SeedSubscribersDependencies,
  { state, enquiry }: RequestedSubscription,
): Promise<void> {
  const { postId, email, dateSent } = enquiry.record
  const subscription = await subscriptionOf(tx, postId)
  if (!subscription) return
  const tokenHash = hashOfToken(postId)
  const link = { tokenHash, untilMs: dateSent + LINK_VALID_MS }
  await recordConfirmationRequest(tx, subscription.id, link, dateSent)
  const end = { at: dateSent + 5 * DAY_MS, by: null, words: null }
  if (state === 'bounced')
    await endSubscription(tx, subscription, { ...end, state, words: '550 5.1.1 No such mailbox here' })
  if (state === 'waiting' || state === 'bounced') return
  const stopTokenHash = hashOfToken(stopTokenOf(email, secret))
  await confirmSubscription(tx, { tokenHash, stopTokenHash, nowMs: dateSent + HOUR_MS })
  if (state !== 'stopped') return
  const byStaff = random.next() < 0.5 ? {} : { by: random.oneOf(staff), words: random.oneOf(STOP_REASONS) }
  await endSubscription(tx, subscription, { ...end, state, ...byStaff }) // otherwise by the link in a mail
}
