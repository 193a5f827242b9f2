import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import type { SavedAnswers } from '../../domain/inbox/api/settings.ts'
import type { List } from '../../domain/inbox/events/kinds.ts'
import type { Appended, Appending } from '../store/sql/inbox/append.ts'
import type { Arrival } from '../store/sql/inbox/arrivals.ts'
import type { EnquiryDetail } from '../store/sql/inbox/detail.ts'
import type { Draft } from '../store/sql/inbox/drafts.ts'
import type { EnquiryRow } from '../store/sql/inbox/enquiry-rows.ts'
import type { ListCount, ListFilter, Page, PageQuery } from '../store/sql/inbox/lists.ts'
import type { PersonData } from '../store/sql/inbox/person.ts'
import type { SearchQuery, SearchResult } from '../store/sql/inbox/search.ts'
import type { SettingName, SettingValue } from '../store/sql/inbox/settings-rows.ts'
import type { SubscribersPage, SubscribersQuery } from '../store/sql/inbox/subscribers.ts'
import type { SubscriptionState } from '../store/sql/inbox/subscription-rows.ts'

/** An act of somebody on one enquiry; see append.ts. Its mark is given by the store. */
export type Act = Omit<Appending, 'mark'>

/** Why none of several acts was done: the first that could not be. */
export type NotDone = { number: number; because: Exclude<Appended, { outcome: 'added' }> }

/**
 * What the inbox needs of a store. What belongs into one transaction with an act, such as a message and the audit log's entry, is given
 * with it as a function of that transaction.
 *
 * Every function rejects with StoreUnavailableError if the store cannot do it now.
 */
export interface InboxStore {
  page(query: PageQuery): Promise<Page>
  count(filter: ListFilter): Promise<ListCount>
  counts(): Promise<Record<List, number>>
  /** How many have to be answered before each of these moments (epoch milliseconds). */
  dueBefore(moments: ReadonlyArray<number>): Promise<Array<number>>
  /** Where an answer of ours failed for good and nobody has answered since, the latest first. */
  undelivered(limit: number): Promise<Array<EnquiryRow>>
  /** Of which somebody was to be reminded by a day, the latest first. */
  remindersOf(staff: string, until: CalendarDate, limit: number): Promise<Array<EnquiryRow>>
  /** Those answered since a moment (epoch milliseconds), the latest first. */
  answeredSince(fromMs: number, limit: number): Promise<Array<Arrival>>
  /** The lines of some enquiries, of those that there are. */
  rows(numbers: ReadonlyArray<number>): Promise<Array<EnquiryRow>>
  detail(number: number, staff: string): Promise<EnquiryDetail | null>
  append(act: Act): Promise<Appended>
  /** Does all of several acts or none. Resolves to null if they were done. */
  appendAll(acts: ReadonlyArray<Act>): Promise<NotDone | null>
  search(query: SearchQuery): Promise<SearchResult>

  /** Everything under the address behind a key; null if nothing is kept of them. */
  person(key: string): Promise<PersonData | null>

  /** False if no enquiry has this number. */
  keepDraft(staff: string, number: number, draft: Draft): Promise<boolean>
  dropDraft(staff: string, number: number): Promise<void>
  savedAnswers(): Promise<SavedAnswers>
  setting<Name extends SettingName>(name: Name): Promise<SettingValue<Name>>

  subscribers(query: SubscribersQuery): Promise<SubscribersPage>
  subscriberCounts(): Promise<Record<SubscriptionState | 'agreed', number>>
}
