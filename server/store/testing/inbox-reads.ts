import type { Database } from '../sql/database.ts'
import { type Act, commitEvent } from '../sql/inbox/append.ts'
import { detailOf } from '../sql/inbox/detail.ts'
import { savedAnswers } from '../sql/inbox/drafts.ts'
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

/** The inbox's reads and actions, each in its own transaction; for tests. */
export function inboxOf(database: Database) {
  const { read } = database
  return {
    page: (query: PageQuery) => read((tx) => pageOfList(tx, query)),
    count: (filter: ListFilter) => read((tx) => countOfList(tx, filter)),
    counts: () => read(countsOfLists),
    dueBefore: (moment: number) => read((tx) => countDueBefore(tx, moment)),
    undelivered: (limit: number) => read((tx) => undelivered(tx, limit)),
    detail: (number: number, staff: string) => read((tx) => detailOf(tx, number, staff)),
    append: (act: Act) => commitEvent(database, act),
    search: (query: SearchQuery) => read((tx) => searchTexts(tx, query)),
    savedAnswers: () => read(savedAnswers),
    subscribers: (query: SubscribersQuery) => read((tx) => pageOfSubscribers(tx, query)),
    subscriberCounts: () => read(countsOfSubscribers),
  }
}
