import { z } from 'zod'
import { RECORD_SCHEMAS } from '../../../../domain/enquiry/record.ts'
import type { SqlValue, Transaction } from '../database.ts'
import { jsonColumn } from '../json-column.ts'

const SUBSCRIPTION_STATES = ['waiting', 'confirmed', 'stopped', 'bounced'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

const changeSchema = z.object({
  at: z.number(),
  state: z.enum(SUBSCRIPTION_STATES),
  by: z.string().nullable(),
  words: z.string().nullable(),
})

/** A state of a subscription, and its beginning. `by`: a staff id; null: the person or the mail server. */
export type SubscriptionChange = z.infer<typeof changeSchema>

const COLUMNS = `id, email, post_id AS "postId", state, at, token_until AS "linkUntil", mails_sent AS "mailsSent",
  last_mail_at AS "lastMailAt", confirmed_at AS "confirmedAt", author AS "by", words, wording, page, history,
  (SELECT notice_version FROM submissions WHERE submissions.post_id = subscriptions.post_id) AS notice,
  (SELECT date_sent FROM submissions WHERE submissions.post_id = subscriptions.post_id) AS "givenAt"`

const rowSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The latest newsletter form of the address. */
  postId: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  at: z.number(),
  /** The expiry of the last mail's link; null without one. Times are epoch milliseconds. */
  linkUntil: z.number().nullable(),
  mailsSent: z.number(),
  lastMailAt: z.number().nullable(),
  confirmedAt: z.number().nullable(),
  /** The member of staff who ended it; null: the person themselves. */
  by: z.string().nullable(),
  words: z.string().nullable(),
  wording: z.string(),
  page: z.string(),
  history: jsonColumn(z.array(changeSchema)),
  notice: z.string(),
  /** The time of the latest consent. */
  givenAt: z.number(),
})

/** The subscription of an address to the newsletter. */
export type Subscription = z.infer<typeof rowSchema>

/** The subscription that matches a condition; at most one may. */
export async function subscriptionWhere(
  tx: Transaction,
  condition: string,
  values: ReadonlyArray<SqlValue>,
): Promise<Subscription | null> {
  return (await subscriptionsWhere(tx, condition, values))[0] ?? null
}

export async function subscriptionsWhere(
  tx: Transaction,
  condition: string,
  values: ReadonlyArray<SqlValue>,
): Promise<Array<Subscription>> {
  const rows = await tx.query(`SELECT ${COLUMNS} FROM subscriptions WHERE ${condition}`, values)
  return rows.map((row) => rowSchema.parse(row))
}

/** Changes the state, adds the old one to the history, and updates the records for exports. */
export async function changeState(
  tx: Transaction,
  subscription: Subscription,
  change: SubscriptionChange,
): Promise<void> {
  const { id, state, at, by, words, history } = subscription
  const newHistory = JSON.stringify([...history, { at, state, by, words }])
  await tx.query(
    'UPDATE subscriptions SET state = ?, at = ?, author = ?, words = ?, history = ? WHERE id = ?',
    [change.state, change.at, change.by, change.words, newHistory, id],
  )
  await storeStatusInRecords(tx, id, change.state)
}

const recordRowSchema = z.object({ postId: z.string(), record: z.string() })

const STATUS = { waiting: 'pending', confirmed: 'confirmed', stopped: 'stopped', bounced: 'stopped' } as const

/** Writes the state of a subscription into all records of its address, for exports. */
export async function storeStatusInRecords(
  tx: Transaction,
  subscriptionId: string,
  state: keyof typeof STATUS,
): Promise<void> {
  const rows = await tx.query(
    `SELECT post_id AS "postId", record FROM submissions WHERE collection = 'newsletter' AND quarantine_until IS NULL
     AND email_folded = (SELECT email_folded FROM subscriptions WHERE id = ?)`,
    [subscriptionId],
  )
  for (const row of rows) {
    const { postId, record } = recordRowSchema.parse(row)
    const updatedRecord = { ...RECORD_SCHEMAS.newsletter.parse(JSON.parse(record)), status: STATUS[state] }
    await tx.query('UPDATE submissions SET record = ? WHERE post_id = ?', [
      JSON.stringify(updatedRecord),
      postId,
    ])
  }
}
