import { normaliseEmail } from '../../../../domain/enquiry/email.ts'
import { type Conditions, joinConditions, type Transaction } from '../database.ts'
import { type FormConsent, formConsents, isConsentId } from './form-consents.ts'
import {
  changeState,
  type Subscription,
  type SubscriptionChange,
  type SubscriptionState,
  subscriptionsWhere,
  subscriptionWhere,
} from './subscription-rows.ts'

export type SubscribersQuery = {
  /** `agreed`: consents from forms other than the newsletter's. */
  state?: SubscriptionState | 'agreed' | undefined
  /** A prefix of the address. */
  email?: string | undefined
  /** `next` of the previous page; absent for the first. */
  after?: SubscribersCursor | undefined
  limit: number
}

type SubscribersCursor = { at: number; id: string }

/** `next` is null on the last page. */
export type SubscribersPage = {
  rows: Array<Subscription | FormConsent>
  next: SubscribersCursor | null
}

/** Subscribers to news, by the newsletter's form or another, latest change first; form consents precede others of the same time. */
export async function pageOfSubscribers(tx: Transaction, query: SubscribersQuery): Promise<SubscribersPage> {
  const { state, email, after, limit } = query
  const emails = email ? rangeOf(normaliseEmail(email)) : undefined
  const fetchedRows: SubscribersPage['rows'] = []
  if (state === undefined || state === 'agreed' || state === 'stopped') {
    const position = after && { at: after.at, id: isConsentId(after.id) ? after.id : null }
    fetchedRows.push(...(await formConsents(tx, { state, emails, after: position, limit: limit + 1 })))
  }
  if (state !== 'agreed') fetchedRows.push(...(await subscriptionsAfter(tx, { ...query, state, emails })))
  const rows = fetchedRows.toSorted((a, b) => b.at - a.at).slice(0, limit)
  const last = fetchedRows.length > limit ? rows.at(-1) : undefined
  return { rows, next: last ? { at: last.at, id: last.id } : null }
}

async function subscriptionsAfter(
  tx: Transaction,
  {
    state,
    emails,
    after,
    limit,
  }: Omit<SubscribersQuery, 'state'> & {
    state: SubscriptionState | undefined
    emails: [from: string, until: string] | undefined
  },
): Promise<Array<Subscription>> {
  const conditions: Conditions = []
  if (state) conditions.push(['state = ?', state])
  if (emails) conditions.push(['email_folded >= ? AND email_folded < ?', ...emails])
  if (after && isConsentId(after.id)) conditions.push(['at <= ?', after.at])
  else if (after) conditions.push(['(at, id) < (?, ?)', after.at, after.id])
  const { sql, params } = joinConditions(conditions)
  return subscriptionsWhere(tx, `${sql} ORDER BY at DESC, id DESC LIMIT ?`, [...params, limit + 1])
}

/** The number of subscribers in each state; a person who withdrew both kinds of consent counts twice. */
export async function countsOfSubscribers(
  tx: Transaction,
): Promise<Record<SubscriptionState | 'agreed', number>> {
  const rows = await tx.query(
    `SELECT state, count(*) AS count FROM subscriptions GROUP BY state
     UNION ALL SELECT state, count(*) FROM consents WHERE state IS NOT NULL GROUP BY state`,
  )
  const counts = { agreed: 0, waiting: 0, confirmed: 0, stopped: 0, bounced: 0 }
  for (const { state, count } of rows) counts[state as keyof typeof counts] += Number(count) // guaranteed by the table's CHECK
  return counts
}

/**
 * Ends a subscription, because its owner unsubscribed or the address bounced. Idempotent.
 *
 * @returns null if there is none
 */
export async function endSubscription(
  tx: Transaction,
  key: { id: string } | { address: string },
  change: Omit<SubscriptionChange, 'state'> & { state: 'stopped' | 'bounced' },
): Promise<Subscription | null> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['email_folded', key.address]
  const subscription = await subscriptionWhere(tx, `${column} = ? ${tx.dialect.forUpdate}`, [value])
  if (!subscription || subscription.state === change.state) return subscription
  await changeState(tx, subscription, change)
  return await subscriptionWhere(tx, 'id = ?', [subscription.id])
}

/** The range of texts with a prefix. */
function rangeOf(prefix: string): [from: string, until: string] {
  return [prefix, `${prefix}\u{10FFFF}`]
}
