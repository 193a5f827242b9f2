import { randomUUID } from 'node:crypto'
import { afterEach } from 'vitest'
import type { EnquiryStore } from '../../../../domain/enquiry/enquiry.ts'
import { namedProducts, topicOf } from '../../../../domain/inbox/words/topics.ts'
import type { Database, Transaction } from '../../sql/database.ts'
import { type Appended, type Appending, appendEvent } from '../../sql/inbox/append.ts'
import type { NewEvent } from '../../sql/inbox/event-rows.ts'
import type { MarkedText } from '../../sql/inbox/marked-text.ts'
import type { Describe } from '../../sql/inbox/projection.ts'
import { searchTexts } from '../../sql/inbox/search.ts'
import type { EnquiryHooks } from '../../sql/store-enquiry.ts'

/** An empty database with its enquiries and works. */
type InboxUnderTest = { store: EnquiryStore; database: Database }
export type OpenInbox = (hooks: EnquiryHooks) => Promise<InboxUnderTest>

export const HOUR_MS = 3_600_000
/** Of the samples' first, and of the clock of these tests. */
export const NOON = Date.UTC(2026, 10, 21, 10)
/** Nine hours, whatever the day: which they are is the domain's to say. */
export const deadline = (fromMs: number, extraHolidays: ReadonlyArray<string>) =>
  fromMs + (9 + 24 * extraHolidays.length) * HOUR_MS

/** As the site's content would, had it two products. */
const NAMES = { 'ai-chatbot': 'AI chatbot', 'church-app': 'Custom church app', website: 'Website' }
const describe: Describe = (enquiry) => ({
  topic: topicOf(enquiry, NAMES),
  products: namedProducts(enquiry, NAMES),
})

/** A colleague's act on the first enquiry. */
export const WON: Appending = {
  event: { kind: 'status', from: 'new', to: 'won', at: NOON, by: 'pieter' },
  number: 1,
  seen: null,
  mark: 'won',
}

export type InboxTools = InboxUnderTest & {
  read: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /** Adds an event, by Thandeka at noon if nothing else is said. */
  append: (number: number, event: Told, seen?: number | null) => Promise<Appended>
}

type Told = NewEvent extends infer Each
  ? Each extends NewEvent
    ? Omit<Each, 'at' | 'by'> & { at?: number; by?: string | null }
    : never
  : never

/** Opens inboxes for tests and closes them after each. */
export function inboxTools(open: OpenInbox): () => Promise<InboxTools> {
  const opened: Array<EnquiryStore> = []
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })
  return async () => {
    const both = await open({ inbox: { deadline, now: () => new Date(NOON), describe } })
    opened.push(both.store)
    return {
      ...both,
      read: both.database.read,
      append: (number, told, seen = null) => {
        const event = { at: NOON, by: 'thandeka', ...told } as NewEvent // what is told of a kind is whole but for these two
        const mark = randomUUID()
        return both.database.transaction((tx) => appendEvent(tx, { number, event, seen, mark }))
      },
    }
  }
}

/** What a search finds, each hit as `number source: text with [marks]`. */
export async function found({ read }: InboxTools, question: string): Promise<Array<string>> {
  const { hits } = await read((tx) => searchTexts(tx, { question, limit: 50 }))
  return hits.map(({ number, source, excerpt }) => `${number} ${source}: ${marked(excerpt)}`)
}

function marked(pieces: MarkedText): string {
  return pieces.map(({ text, found: isFound }) => (isFound ? `[${text}]` : text)).join('')
}
