import type { Database } from '../sql/database.ts'
import { type Act, commitEvent, commitEvents } from '../sql/inbox/append.ts'
import { answeredSince } from '../sql/inbox/arrivals.ts'
import { detailOf } from '../sql/inbox/detail.ts'
import { type Draft, keepDraft, savedAnswers } from '../sql/inbox/drafts.ts'
import { rowsByNumber } from '../sql/inbox/enquiry-rows.ts'
import {
  countDueBefore,
  countOfList,
  countsOfLists,
  type ListFilter,
  type PageQuery,
  pageOfList,
  undelivered,
} from '../sql/inbox/lists.ts'
import { type SearchQuery, searchTexts } from '../sql/inbox/search.ts'
import { countsOfSubscribers, pageOfSubscribers, type SubscribersQuery } from '../sql/inbox/subscribers.ts'

/** What the inbox reads and does, each in a transaction of its own; for tests. */
export function inboxOf(database: Database) {
  const { read, transaction } = database
  return {
    page: (query: PageQuery) => read((tx) => pageOfList(tx, query)),
    count: (filter: ListFilter) => read((tx) => countOfList(tx, filter)),
    counts: () => read(countsOfLists),
    dueBefore: (moment: number) => read((tx) => countDueBefore(tx, moment)),
    undelivered: (limit: number) => read((tx) => undelivered(tx, limit)),
    answeredSince: (fromMs: number, limit: number) => read((tx) => answeredSince(tx, fromMs, limit)),
    rows: (numbers: ReadonlyArray<number>) => read((tx) => rowsByNumber(tx, numbers)),
    detail: (number: number, staff: string) => read((tx) => detailOf(tx, number, staff)),
    append: (act: Act) => commitEvent(database, act),
    appendAll: (acts: ReadonlyArray<Act>) => commitEvents(database, acts),
    search: (query: SearchQuery) => read((tx) => searchTexts(tx, query)),
    keepDraft: (staff: string, number: number, draft: Draft) =>
      transaction((tx) => keepDraft(tx, staff, number, draft)),
    savedAnswers: () => read(savedAnswers),
    subscribers: (query: SubscribersQuery) => read((tx) => pageOfSubscribers(tx, query)),
    subscriberCounts: () => read(countsOfSubscribers),
  }
}
