import { normaliseEmail } from '../../../../domain/enquiry/fields.ts'
import { type Dialect, query, type SqlValue, type Work } from '../work.ts'
import {
  changeState,
  type Subscription,
  type SubscriptionChange,
  type SubscriptionState,
  subscriptionsWhere,
  subscriptionWhere,
} from './subscription-rows.ts'

export type SubscribersQuery = {
  state?: SubscriptionState | undefined
  /** The beginning of an address. */
  email?: string | undefined
  /** The `next` of the page before; absent for the first. */
  after?: { at: number; id: string } | undefined
  limit: number
}

/** `next` is null on the last page. */
export type SubscribersPage = { rows: Array<Subscription>; next: { at: number; id: string } | null }

/** Addresses that asked for the newsletter, those that changed last first. */
export function* pageOfSubscribers({ state, email, after, limit }: SubscribersQuery): Work<SubscribersPage> {
  const conditions: Array<[sql: string, ...Array<SqlValue>]> = [['1 = 1']]
  if (state) conditions.push(['state = ?', state])
  if (email) conditions.push(['email_folded >= ? AND email_folded < ?', ...rangeOf(normaliseEmail(email))])
  if (after) conditions.push(['(at, id) < (?, ?)', after.at, after.id])
  const found = yield* subscriptionsWhere(
    `${conditions.map(([sql]) => sql).join(' AND ')} ORDER BY at DESC, id DESC LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    limit + 1,
  )
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: last ? { at: last.at, id: last.id } : null }
}

/** How many are in each state. */
export function* countsOfSubscribers(): Work<Record<SubscriptionState, number>> {
  const rows = yield* query('SELECT state, sum(count) AS count FROM subscription_counts GROUP BY state')
  const none = { waiting: 0, confirmed: 0, stopped: 0, bounced: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) }
}

/**
 * Notes that an address gets no letter any more, because its owner said so or because it bounced. One that is so already stays so.
 *
 * @returns null if there is none
 */
export function* endSubscription(
  dialect: Dialect,
  which: { id: string } | { stopTokenHash: string },
  change: Omit<SubscriptionChange, 'state'> & { state: 'stopped' | 'bounced' },
): Work<Subscription | null> {
  const [column, value] = 'id' in which ? ['id', which.id] : ['stop_token_hash', which.stopTokenHash]
  const found = yield* subscriptionWhere(`${column} = ? ${dialect.forUpdate}`, value)
  if (!found || found.state === change.state) return found
  yield* changeState(found, change)
  return yield* subscriptionWhere('id = ?', found.id)
}

/** Texts that begin so. */
function rangeOf(beginning: string): [from: string, until: string] {
  return [beginning, `${beginning}\u{10FFFF}`]
}
