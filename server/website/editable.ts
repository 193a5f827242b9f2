import type { DraftField } from '../../domain/content/draft.ts'
import { QUESTIONS_SHOWN_ELSEWHERE } from '../../domain/content/questions.ts'
import { PRICES } from './prices.ts'

/** The files that owners change in the inbox, and a version holds. All others are those of the program. */
const EDITABLE_PARTS = [
  'company',
  'people',
  'home',
  'faqs',
  'values',
  'principles',
  'steps',
  'services',
  'look',
] as const

/**
 * Sentences that stay as they are: of the specification, or because another sentence says why. An id stays because other pages
 * name it.
 */
const LOCKED = [/(^|\.)id$/, /^hero\.exception$/, /(^|\.)(proof|icon|tint|scene|picture)$/, /^demos\./]

/** The editable ones of the files of `content/`, by their names without `.json`. */
export function editableFiles(files: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(EDITABLE_PARTS.map((part) => [part, files[part]]))
}

/** The prices of a list, its hourly rate, and the day from which they hold. */
const PRICE_FIELD =
  /^(from|hourlyRateCents|(solutions|custom)\.[a-z-]+\.base|custom\.[a-z-]+\.further|addOns\.[a-z-]+\.price)$/

/** Whether owners may change a field in the inbox like this. */
export function isEditable({ part, field, value }: DraftField): boolean {
  if (part === PRICES) return PRICE_FIELD.test(field) && value !== null
  const isRemoved = value === null && QUESTIONS_SHOWN_ELSEWHERE.some((id) => field === `more.${id}`)
  return (
    EDITABLE_PARTS.some((name) => name === part) &&
    !LOCKED.some((pattern) => pattern.test(field)) &&
    !isRemoved
  )
}
