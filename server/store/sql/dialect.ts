import type { SearchQuestion } from './inbox/search-words.ts'
import type { Statement } from './statement.ts'

/** The words in which the SQL stores differ. Whatever is not in here is written once for all of them. */
export type Dialect = {
  name: 'sqlite' | 'postgres'
  /** Ends a SELECT of rows that the same transaction will change: others that want to change them wait. */
  forUpdate: '' | 'FOR UPDATE'
  /** Ends a SELECT of rows of which each is taken by one alone: those that others take now are left out. */
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED'
  /**
   * Makes others that add for this mailbox wait until this transaction ends: two that come at once must not both be the tenth, nor be
   * stored under today's and yesterday's key. SQLite has one writer anyway.
   */
  lockMailbox: (email: string) => Statement | null
  /** Begins a SELECT of enquiries, whose rows enquiryOf reads. */
  selectEnquiries: string
  /** Whether looking for what only begins with a word costs the more, the more texts do; a whole word is found at once. */
  readsAllThatBegin: boolean
  /** Selects the ids of the newest texts that answer a question, the newest first. */
  foundIds: (question: SearchQuestion, limit: number) => Statement
  /**
   * Selects id, post_id, source, text, `found` and `begun` of texts: the text with the signs of FOUND in marked-text.ts around the
   * terms of a question, and around words that begin as its half-typed one.
   */
  foundTexts: (question: SearchQuestion, ids: ReadonlyArray<number>) => Statement
}
