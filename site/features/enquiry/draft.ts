import type { Attachments } from './attachments.ts'
import type { BrandNote } from './brand-note.ts'
import type { PlanNote } from './plan-note.ts'

/** What a visitor has typed and not yet sent, stored in the browser's local storage so that a reload loses nothing. */
export type Draft = {
  values: Readonly<Record<string, string>>
  /** The idempotency key of an attempt without a response, which the next attempt must reuse. */
  key: string | null
  /** The query of the plan that is chosen beside a solution's form. */
  choice?: string | undefined
} & Partial<Attachments> // drafts of older versions lack these

/** Name of the contact form's draft in local storage. */
export const CONTACT_DRAFT = 'draft:contact'

/** Name of the draft of a solution's sign-up form. */
export function leadDraft(slug: string): string {
  return `draft:lead:${slug}`
}

/** The stored draft; null if there is none, storage is switched off, or it was written by an older version. */
export function loadDraft(name: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Stores a draft, or removes it if nothing is typed or chosen, even if a link brought attachments. Does not change the draft of
 * another tab's unanswered attempt: only its key prevents that enquiry from being stored twice.
 *
 * @param ownKey key of the attempt that this tab continues or has ended
 */
export function saveDraft(name: string, draft: Draft, ownKey: string | null = draft.key): void {
  if (isOfAnotherAttempt(loadDraft(name), ownKey)) return
  const isEmpty = !draft.choice && Object.values(draft.values).every((value) => value === '')
  try {
    if (isEmpty) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // Without storage the form still works; only a reload loses what was typed.
  }
}

/**
 * Marks, for this tab, the draft of a form that the browser is about to send without script: the thank-you page removes an
 * unchanged draft.
 *
 * @param ownKey key of the attempt that this tab continues
 */
export function markSent(name: string, ownKey: string | null): void {
  if (isOfAnotherAttempt(loadDraft(name), ownKey)) return
  try {
    sessionStorage.setItem(name, localStorage.getItem(name) ?? '')
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** Unmarks the draft of a form that is shown again, because sending it did not end on the thank-you page. */
export function unmarkSent(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Without storage there is no mark.
  }
}

function isOfAnotherAttempt(draft: Draft | null, ownKey: string | null): boolean {
  return draft !== null && draft.key !== null && draft.key !== ownKey
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('key' in stored))
    return false
  const { values, key } = stored
  const plan = 'plan' in stored ? stored.plan : null
  const brand = 'brand' in stored ? stored.brand : null
  const hasValidChoice = !('choice' in stored) || typeof stored.choice === 'string'
  const hasValidAttachments = hasValidChoice && hasTexts(plan, PLAN_FIELDS) && hasTexts(brand, BRAND_FIELDS)
  return (key === null || typeof key === 'string') && isTextRecord(values) && hasValidAttachments
}

const PLAN_FIELDS: ReadonlyArray<keyof PlanNote> = ['query', 'title', 'total', 'payments', 'reference']
const BRAND_FIELDS: ReadonlyArray<keyof BrandNote> = ['query', 'product', 'name', 'colour']

/** Whether the value is null or an object with these texts. */
function hasTexts(stored: unknown, fields: ReadonlyArray<string>): boolean {
  return stored === null || (isTextRecord(stored) && fields.every((field) => field in stored))
}

function isTextRecord(stored: unknown): stored is Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return false
  return Object.values(stored).every((value) => typeof value === 'string')
}
