import type { ContentName } from '../content.ts'
import type { Limits } from '../limits.ts'

/** One text of the site that owners may change, in the words of its editor. */
export type TextPlace = {
  /** Its path below the section or the entry of a list; '' for an entry that is a text itself. */
  field: string
  label: string
  hint?: string
  /** How many letters the place has room for: more are told, not refused. */
  letters?: number
  /** How many lines it usually has; one if absent. */
  rows?: number
  /** What parts a text that is stored as several: each line, or each paragraph. */
  parted?: 'by lines' | 'by paragraphs'
  /** Shown only where a text stands already: elsewhere the page has no place for it. */
  onlyIfThere?: true
}

/** A sentence that stays: given here, or by its path. */
export type FixedText = ({ fixed: string } | { fixedField: string }) & { why: string }

/** A list, or texts by their keys, each with places of its own. */
export type TextList = {
  /** Its path below the section or the entry; '' for a file that is a list. */
  list: string
  /** What one is called: `Point`. */
  entry: string
  items: ReadonlyArray<TextPlace | FixedText | TextList>
  /** Whether its entries may be put in another order. */
  moves?: true
  /** How many there may be, if entries may be removed or added. */
  limits?: Limits
  /** What a new entry has beside its id; absent: an engineer draws it. */
  blank?: Readonly<Record<string, string>>
  /** Entries that other pages show: their words change, they stay. */
  stays?: { ids: ReadonlyArray<string>; why: string }
  /** The list into which an entry moves beyond the first or the last. */
  above?: string
  below?: string
}

export type WordsItem = TextPlace | FixedText | TextList
export type WordsSection = { heading: string; part: ContentName; items: ReadonlyArray<WordsItem> }

/** A screen of texts. */
export type WordsScreen = {
  /** The end of its address. */
  at: string
  heading: string
  /** What is on it, in a few words. */
  about: string
  /** Where the texts stand; with `entries`, followed by the slug of one. */
  page: string
  /** The file whose entries have such a screen each: its paths are below one of them. */
  entries?: 'solutions' | 'case-studies' | 'categories'
  /** What cannot be changed on it, and why. */
  note?: string
  sections: ReadonlyArray<WordsSection>
}

export const BY_SPECIFICATION = 'Fixed by the specification'
/** What search engines show, in letters. */
export const SEARCH = { title: 60, description: 155 }
export const LINES = { rows: 4, parted: 'by lines', hint: 'One in each line' } as const
export const PARAGRAPHS = {
  rows: 6,
  parted: 'by paragraphs',
  hint: 'An empty line begins a new paragraph',
} as const

export function text(field: string, label: string, more: Omit<TextPlace, 'field' | 'label'> = {}): TextPlace {
  return { field, label, ...more }
}
