import type { SearchWord } from './inbox/search-words.ts'

/** The words in which the SQL stores differ. Whatever is not in here is written once for all of them. */
export type Dialect = {
  name: 'sqlite' | 'postgres'
  /** Ends a SELECT of rows that the same transaction will change: others that want to change them wait. */
  forUpdate: '' | 'FOR UPDATE'
  /** Ends a SELECT of rows of which each is taken by one alone: those that others take now are left out. */
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED'
  /** Begins a SELECT of submissions, whose rows submissionOf reads. */
  selectSubmissions: string
  /** Words in the language of the store's search: texts that hold all of them. */
  searchQuestion: (words: ReadonlyArray<SearchWord>) => string
  /** Whether looking for what only begins with a word costs the more, the more texts do; a whole word is found at once. */
  readsAllThatBegin: boolean
  /** Selects the ids of the texts that answer a question (`?`), the newest first. */
  foundIds: string
  /**
   * Selects id, post_id, source, text, and `found` (the text with the signs of FOUND in marked-text.ts), given a question and a
   * JSON array of ids.
   */
  foundTexts: string
}
