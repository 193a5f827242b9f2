import type { InboxStore } from '../../server/inbox/inbox-store.ts'
import type { Database } from '../../server/store/sql/database.ts'
import { exportRows } from '../../server/store/sql/inbox/arrivals.ts'
import { endingEnquiries } from '../../server/store/sql/inbox/retention.ts'

const BY_INDEX = 'the rows of a page, found by an index.'
const BY_WORDS = 'marking the words in the fifty texts that are shown.'
const BY_BEGINNING = 'marking the words, and finding those that begin so in the index.'

/** Something that staff ask of the inbox. `boundBy`: what takes its time. */
export type Read = { name: string; boundBy: string; read: () => Promise<unknown> }

/** What staff ask of an inbox over and over. */
export async function readsOf(inbox: InboxStore, database: Database): Promise<ReadonlyArray<Read>> {
  const first = { list: 'needs', sort: 'due', limit: 100 } as const
  const { rows, next } = await inbox.page(first)
  const [top, last] = [rows[0], rows.at(-1)]
  const search = (question: string) => () => inbox.search({ question, limit: 50 })
  const opening = () =>
    Promise.all([inbox.page(first), inbox.counts(), inbox.count(first), inbox.dueBefore([top?.dueAt ?? 0])])
  return [
    { name: 'opening the inbox', boundBy: BY_INDEX, read: opening },
    {
      name: 'the next page',
      boundBy: BY_INDEX,
      read: () => inbox.page({ ...first, after: next ?? undefined }),
    },
    { name: 'newest first', boundBy: BY_INDEX, read: () => inbox.page({ ...first, sort: 'newest' }) },
    { name: 'nobody has it', boundBy: BY_INDEX, read: () => inbox.page({ ...first, assignee: null }) },
    { name: 'one enquiry', boundBy: BY_INDEX, read: () => inbox.detail(last?.number ?? 1, 'pieter') },
    { name: 'a person', boundBy: BY_INDEX, read: () => inbox.person(last?.personKey ?? '') },
    { name: 'search, one has it', boundBy: BY_INDEX, read: search('nomvula0000777') },
    { name: 'search, all have it', boundBy: BY_WORDS, read: search('hardware shop') },
    { name: 'search, all have its beginning', boundBy: BY_BEGINNING, read: search('hardw') },
    { name: 'subscribers', boundBy: BY_INDEX, read: () => inbox.subscribers({ limit: 100 }) },
    {
      name: 'subscribers counted',
      boundBy: 'counting them in an index.',
      read: () => inbox.subscriberCounts(),
    },
    {
      name: 'a page of an export',
      boundBy: BY_INDEX,
      read: () => database.read((tx) => exportRows(tx, 500, 100)),
    },
    { name: 'what ends next', boundBy: BY_INDEX, read: () => database.read((tx) => endingEnquiries(tx, 1)) },
  ]
}
