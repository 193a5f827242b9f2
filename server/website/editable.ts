import type { DraftField } from '../../domain/content/draft.ts'
import { QUESTIONS_SHOWN_ELSEWHERE } from '../../domain/content/questions.ts'

/** The files that owners change in the inbox, and a version holds. All others are those of the program. */
const EDITABLE_PARTS = ['company', 'home', 'faqs', 'values', 'principles', 'steps', 'services'] as const

/**
 * Sentences that stay as they are: of the specification, or because another sentence says why. An id stays because other pages
 * name it.
 */
const LOCKED = [
  /(^|\.)id$/,
  /^hero\.exception$/,
  /(^|\.)(proof|icon|tint|scene|picture)$/,
  /^demos\./,
  /^people\b/,
]

/** The editable ones of the files of `content/`, by their names without `.json`. */
export function editableFiles(files: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(EDITABLE_PARTS.map((part) => [part, files[part]]))
}

/** Whether owners may change a field in the inbox like this. */
export function isEditable({ part, field, value }: DraftField): boolean {
  const isRemoved = value === null && QUESTIONS_SHOWN_ELSEWHERE.some((id) => field === `more.${id}`)
  return (
    EDITABLE_PARTS.some((name) => name === part) &&
    !LOCKED.some((pattern) => pattern.test(field)) &&
    !isRemoved
  )
}
