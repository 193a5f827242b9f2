import type { ContentName } from '../content.ts'
import type { Limits } from '../limits.ts'

/** One text of the site that owners may change, described for the editor. */
export type TextPlace = {
  /** Its path below the section or the entry of a list; '' for an entry that is a text itself. */
  field: string
  label: string
  hint?: string
  /** How many letters the place has room for; more cause a warning. */
  letters?: number
  /** How many lines it usually has; one if absent. */
  rows?: number
  /** Whether a text stored in several parts is split by line or by paragraph. */
  splitBy?: 'lines' | 'paragraphs'
  /** Shown only if the text exists already; otherwise the page has no place for it. */
  onlyIfPresent?: true
}

/** A sentence that owners cannot change: its text, or its path. */
export type FixedText = ({ fixed: string } | { fixedField: string }) & { why: string }

/** A list, or an object of texts, with the fields of each entry. */
export type TextList = {
  /** Its path below the section or the entry; '' for a file that is a list. */
  list: string
  /** The name of one entry: `Point`. */
  entry: string
  items: ReadonlyArray<TextPlace | FixedText | TextList>
  /** Whether its entries may be put in another order. */
  isReorderable?: true
  /** The allowed number of entries, if entries may be removed or added. */
  limits?: Limits
  /** The other fields of a new entry; absent: only an engineer can add one. */
  blank?: Readonly<Record<string, string>>
  /** Entries that other pages show: their texts may change, but they cannot be removed. */
  locked?: { ids: ReadonlyArray<string>; why: string }
  /** The lists into which an entry moves if it is moved above the first place or below the last. */
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
  /** The content of the screen, in a few words. */
  about: string
  /** The page with these texts; with `entries`, followed by the slug of one entry. */
  page: string
  /** The file whose entries each have such a screen; paths then begin within an entry. */
  entries?: 'solutions' | 'case-studies' | 'categories'
  /** What owners cannot change on this screen, and why. */
  note?: string
  sections: ReadonlyArray<WordsSection>
}

export const BY_SPECIFICATION = 'Fixed by the specification'
/** How many letters search engines show. */
export const SEARCH = { title: 60, description: 155 }
export const LINES = { rows: 4, splitBy: 'lines', hint: 'One in each line' } as const
export const PARAGRAPHS = {
  rows: 6,
  splitBy: 'paragraphs',
  hint: 'An empty line begins a new paragraph',
} as const

export function text(field: string, label: string, more: Omit<TextPlace, 'field' | 'label'> = {}): TextPlace {
  return { field, label, ...more }
}

/** A sentence of the page that the specification fixes. */
export function fixed(sentence: string): FixedText {
  return { fixed: sentence, why: BY_SPECIFICATION }
}

export function list(
  path: string,
  entry: string,
  items: TextList['items'],
  more: Omit<TextList, 'list' | 'entry' | 'items'> = {},
): TextList {
  return { list: path, entry, items, ...more }
}

export function section(heading: string, part: ContentName, items: WordsSection['items']): WordsSection {
  return { heading, part, items }
}
