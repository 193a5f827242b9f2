import { CASE_STUDY, CATEGORY, PRODUCT, PRODUCT_PAGES } from './entries.ts'
import { HOME } from './home.ts'
import type { FixedText, TextList, TextPlace, WordsItem, WordsScreen, WordsSection } from './kinds.ts'
import { ABOUT, CALCULATOR, CONTACT, OUR_WORK, WHAT_WE_DO } from './pages.ts'
import { QUESTIONS } from './questions.ts'

/** All screens of texts, in the order of the site. Owners can change only the fields named here. */
export const SCREENS: ReadonlyArray<WordsScreen> = [
  HOME,
  WHAT_WE_DO,
  OUR_WORK,
  PRODUCT,
  PRODUCT_PAGES,
  CASE_STUDY,
  CATEGORY,
  ABOUT,
  CONTACT,
  CALCULATOR,
  QUESTIONS,
]

type FoundField =
  | { kind: 'text'; item: TextPlace }
  | { kind: 'fixed'; item: FixedText }
  | { kind: 'order' | 'entry'; item: TextList }

/** A field of the site on its screen; `entry` is the id of the entry that the screen is for. */
export type FoundPlace = FoundField & {
  screen: WordsScreen
  section: WordsSection
  entry: string | undefined
}

/** The screen and place of a field (see {@link DraftField}); undefined if no screen has it. */
export function placeOf(part: string, field: string): FoundPlace | undefined {
  for (const screen of SCREENS) {
    const [entryId = '', ...fieldOfEntry] = field.split('.')
    const path = screen.entries ? fieldOfEntry.join('.') : field
    for (const section of screen.sections.filter((section) => section.part === part)) {
      const foundField = findField(section.items, path)
      if (foundField) return { ...foundField, screen, section, entry: screen.entries && entryId }
    }
  }
  return undefined
}

function findField(items: ReadonlyArray<WordsItem>, path: string): FoundField | undefined {
  for (const item of items) {
    const foundField = fieldIn(item, path)
    if (foundField) return foundField
  }
  return undefined
}

function fieldIn(item: WordsItem, path: string): FoundField | undefined {
  if ('field' in item) return item.field === path ? { kind: 'text', item } : undefined
  if ('fixedField' in item) return item.fixedField === path ? { kind: 'fixed', item } : undefined
  if ('fixed' in item) return undefined
  if (path === orderOf(item.list)) return { kind: 'order', item }
  const start = item.list === '' ? '' : `${item.list}.`
  if (!path.startsWith(start) || path === '') return undefined
  const [, ...rest] = path.slice(start.length).split('.')
  const foundField = findField(item.items, rest.join('.'))
  return foundField ?? (rest.length === 0 ? { kind: 'entry', item } : undefined)
}

/** The field that holds the order of a list. */
export function orderOf(list: string): string {
  return list === '' ? 'order' : list
}
