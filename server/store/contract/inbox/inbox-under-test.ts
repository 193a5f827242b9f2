import { randomUUID } from 'node:crypto'
import { afterEach } from 'vitest'
import type { EnquiryStore } from '../../../../domain/enquiry/enquiry.ts'
import type { Database, Transaction } from '../../sql/database.ts'
import { type AppendResult, appendEvent, type MarkedAct } from '../../sql/inbox/append.ts'
import type { NewEvent } from '../../sql/inbox/event-rows.ts'
import type { EnquiryHooks } from '../../sql/store-enquiry.ts'

/** An empty database with its enquiry store. */
type InboxUnderTest = { store: EnquiryStore; database: Database }
export type OpenInbox = (hooks: EnquiryHooks) => Promise<InboxUnderTest>

const HOUR_MS = 3_600_000
/** The time of the first sample, and of these tests' clock. */
export const NOON = Date.UTC(2026, 10, 21, 10)
/** Nine hours later, on any day, and another day later for each extra holiday. */
export const deadline = (fromMs: number, extraHolidays: ReadonlyArray<string>) =>
  fromMs + (9 + 24 * extraHolidays.length) * HOUR_MS

/** A colleague's action on the first enquiry. */
export const WON: MarkedAct = {
  event: { kind: 'status', from: 'new', to: 'won', at: NOON, by: 'pieter' },
  number: 1,
  seen: null,
  mark: 'won',
}

export type InboxTools = InboxUnderTest & {
  read: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /** Adds an event, by default by Thandeka at noon. */
  append: (number: number, event: ActOfTest) => Promise<AppendResult>
}

type ActOfTest = NewEvent extends infer Event
  ? Event extends NewEvent
    ? Omit<Event, 'at' | 'by'> & { at?: number; by?: string | null }
    : never
  : never

/** Opens inboxes for tests and closes them after each. */
export function inboxTools(open: OpenInbox): () => Promise<InboxTools> {
  const opened: Array<EnquiryStore> = []
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })
  return async () => {
    const inbox = await open({ inbox: { deadline, now: () => new Date(NOON) } })
    opened.push(inbox.store)
    return {
      ...inbox,
      read: inbox.database.read,
      append: (number, act) => {
        const event = { at: NOON, by: 'thandeka', ...act } as NewEvent // an ActOfTest lacks only these two fields
        const mark = randomUUID()
        return inbox.database.transaction((tx) => appendEvent(tx, { number, event, seen: null, mark }))
      },
    }
  }
}
