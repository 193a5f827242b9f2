import { z } from 'zod'
import { normaliseEmail } from '../../../../domain/enquiry/email.ts'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import { type Call, callsOf } from '../calls/call-rows.ts'
import type { Transaction } from '../database.ts'
import { enquiryOf, withoutNul } from '../enquiry-mapping.ts'
import { type EnquiryRow, enquiryRowOf, ROW_COLUMNS } from './enquiry-rows.ts'
import { eventsOf } from './event-rows.ts'
import { type Subscription, subscriptionsWhere } from './subscription-rows.ts'

/** At most this many enquiries of an address are read: more than the forms' limit allows in a year. */
const MAX_ENQUIRIES = 1_000

/** The condition for the last correction of an enquiry's address. */
export const LAST_CORRECTION = `corrected_to IS NOT NULL AND NOT EXISTS (SELECT 1 FROM facts AS later
  WHERE later.post_id = facts.post_id AND later.corrected_to IS NOT NULL AND later.id > facts.id)`
/** The enquiries of an address: typed with it, or corrected to it by staff. Takes the address twice as a parameter. */
export const POSTS_OF_ADDRESS = `SELECT post_id FROM submissions WHERE email_folded = ?
  UNION ALL SELECT post_id FROM facts WHERE corrected_to = ? AND ${LAST_CORRECTION}`

const mailSchema = z.object({
  id: z.string(),
  waits: z.coerce.boolean(), // SQLite has 0 and 1
})

/** Everything stored about one person. */
export type PersonData = {
  /** As last typed or corrected. */
  email: string
  /** The requested address, folded. */
  address: string
  /** The requested address and others of its enquiries: see {@link addressesOfPerson}. */
  addresses: Array<string>
  /** Numbers of enquiries that belong only to the other addresses: not included here. */
  elsewhere: Array<number>
  enquiries: Array<Enquiry>
  histories: Array<{ row: EnquiryRow; events: Array<EnquiryEvent> }>
  /** At most one per address. */
  subscriptions: Array<Subscription>
  /** Their mails in the outbox; `waits`: neither delivered nor failed. */
  mails: Array<z.infer<typeof mailSchema>>
  drafts: number
  calls: Array<Call>
}

/** The folded e-mail address of a person's key; null if nothing is stored about them (any more). */
export async function addressOfPerson(tx: Transaction, key: string): Promise<string | null> {
  const [row] = await tx.query(
    'SELECT email_folded FROM enquiries JOIN submissions USING (post_id) WHERE person_key = ? LIMIT 1',
    [key],
  )
  return row ? String(row.email_folded) : null
}

/** Everything stored about the person with an address, in any spelling; null if nothing is. */
export async function findPersonData(tx: Transaction, email: string): Promise<PersonData | null> {
  return await loadPersonData(tx, storedAddress(email))
}

/**
 * An address and the others of its enquiries, folded and sorted: a corrected enquiry belongs to the typed and to the corrected address.
 * Other enquiries of those addresses may be another person's.
 */
export async function addressesOfPerson(tx: Transaction, emailFolded: string): Promise<Array<string>> {
  const rows = await tx.query(
    `SELECT email_folded AS address FROM submissions WHERE post_id IN (${POSTS_OF_ADDRESS})
     UNION ALL SELECT corrected_to FROM facts WHERE post_id IN (${POSTS_OF_ADDRESS}) AND ${LAST_CORRECTION}`,
    Array<string>(4).fill(emailFolded),
  )
  return [...new Set([emailFolded, ...rows.map(({ address }) => String(address))])].toSorted()
}

/** A condition on `post_id`, and its values. */
type Condition = [sql: string, values: Array<string>]

/** Conditions for the enquiries of a person: all of the address, and newsletter forms of the other addresses. */
export function enquiriesOfPerson(emailFolded: string, addresses: ReadonlyArray<string>): Array<Condition> {
  const otherAddresses = addresses.filter((address) => address !== emailFolded)
  const newsletter = `SELECT post_id FROM submissions WHERE email_folded = ? AND collection = 'newsletter'`
  return [
    [`post_id IN (${POSTS_OF_ADDRESS})`, [emailFolded, emailFolded]],
    ...otherAddresses.map((address): Condition => [`post_id IN (${newsletter})`, [address]]),
  ]
}

/** An address as stored: without NUL, which PostgreSQL cannot store and forms refuse. */
export function storedAddress(email: string): string {
  return withoutNul(normaliseEmail(email))
}

/** Everything stored about the person of a key; null if nothing is. */
export async function personByKey(tx: Transaction, key: string): Promise<PersonData | null> {
  const address = await addressOfPerson(tx, key)
  return address === null ? null : await loadPersonData(tx, address)
}

/** @param address folded, as stored @returns null if nothing is stored under it */
export async function loadPersonData(tx: Transaction, address: string): Promise<PersonData | null> {
  const addresses = await addressesOfPerson(tx, address)
  const data: Omit<PersonData, 'email'> = {
    address,
    addresses,
    enquiries: [],
    histories: [],
    subscriptions: [],
    mails: [],
    drafts: 0,
    calls: [],
    elsewhere: await numbersElsewhere(tx, address, addresses),
  }
  for (const [condition, values] of enquiriesOfPerson(address, addresses)) {
    data.enquiries.push(...(await enquiriesWhere(tx, condition, values)))
    const rows = await tx.query(`SELECT ${ROW_COLUMNS} FROM enquiries WHERE ${condition}`, values)
    data.histories.push(...(await withEvents(tx, rows.map(enquiryRowOf))))
    const mails = await tx.query(
      `SELECT id, CASE WHEN delivered_at IS NULL AND failed_at IS NULL THEN 1 ELSE 0 END AS waits
       FROM outbox WHERE ${condition} AND topic = 'mail' ORDER BY id`,
      values,
    )
    data.mails.push(...mails.map((mail) => mailSchema.parse(mail)))
    const [drafts] = await tx.query(`SELECT count(*) AS count FROM drafts WHERE ${condition}`, values)
    data.drafts += Number(drafts?.count)
  }
  for (const ofAddress of addresses)
    data.subscriptions.push(...(await subscriptionsWhere(tx, 'email_folded = ?', [ofAddress])))
  data.enquiries.sort(byTimeSent)
  for (const { row } of data.histories) data.calls.push(...(await callsOf(tx, row.postId)))
  data.histories.sort((a, b) => a.row.number - b.row.number)
  const lastEnquiry = data.enquiries.at(-1)
  return lastEnquiry ? { ...data, email: currentAddress(lastEnquiry, data.histories) } : null
}

async function numbersElsewhere(
  tx: Transaction,
  address: string,
  addresses: ReadonlyArray<string>,
): Promise<Array<number>> {
  const numbers = new Set<number>()
  for (const otherAddress of addresses) {
    if (otherAddress === address) continue
    const rows = await tx.query(
      `SELECT number FROM enquiries WHERE post_id IN (${POSTS_OF_ADDRESS}) AND post_id NOT IN (${POSTS_OF_ADDRESS})
       ORDER BY number LIMIT ${MAX_ENQUIRIES}`,
      [otherAddress, otherAddress, address, address],
    )
    for (const { number } of rows) numbers.add(Number(number))
  }
  return [...numbers].toSorted((a, b) => a - b)
}

function byTimeSent({ record: a }: Enquiry, { record: b }: Enquiry): number {
  return a.dateSent - b.dateSent || (a.postId < b.postId ? -1 : 1)
}

/** The current address of an enquiry: typed or corrected. */
function currentAddress({ record }: Enquiry, histories: PersonData['histories']): string {
  const history = histories.find(({ row }) => row.postId === record.postId)
  return (history && stateOf(history.events).correctedAddress) ?? record.email
}

async function enquiriesWhere(
  tx: Transaction,
  condition: string,
  values: ReadonlyArray<string>,
): Promise<Array<Enquiry>> {
  const rows = await tx.query(
    `${tx.dialect.selectEnquiries} WHERE ${condition} ORDER BY date_sent, post_id LIMIT ${MAX_ENQUIRIES}`,
    values,
  )
  return rows.map(enquiryOf)
}

async function withEvents(
  tx: Transaction,
  rows: ReadonlyArray<EnquiryRow>,
): Promise<PersonData['histories']> {
  const histories: PersonData['histories'] = []
  for (const row of rows) {
    const events = await eventsOf(tx, row.postId)
    if (events.length > 0) histories.push({ row, events }) // otherwise it was erased meanwhile
  }
  return histories
}
