import type { PlanNote } from './plan-note.ts'

/** What a visitor has typed and not yet sent, kept in the browser's local storage so that a reload loses nothing. */
export type Draft = {
  values: Readonly<Record<string, string>>
  /** The idempotency key of an attempt that was not answered: the next one must carry the same. */
  key: string | null
  /** The plan that is sent along; drafts of earlier visits may know none. */
  plan?: PlanNote | null
}

/** Name of the contact form's draft in local storage. */
export const CONTACT_DRAFT = 'draft:contact'

/** Name of the draft of a solution's sign-up form. */
export function leadDraft(slug: string): string {
  return `draft:lead:${slug}`
}

/** Storage may be switched off, full, or hold what an older version wrote: all of them mean that there is no draft. */
export function loadDraft(name: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Keeps a draft; one in which nothing is typed is removed, a plan or not. One that waits for the answer to another tab's
 * attempt is left alone: its key is all that keeps that enquiry from being stored twice.
 *
 * @param own key of the attempt that this tab goes on with or has ended
 */
export function saveDraft(name: string, draft: Draft, own: string | null = draft.key): void {
  if (isOfAnotherAttempt(loadDraft(name), own)) return
  const isEmpty = Object.values(draft.values).every((value) => value === '')
  try {
    if (isEmpty) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // Without storage the form works all the same: only a reload would lose what was typed.
  }
}

/**
 * Marks, for this tab, the draft that the browser itself is about to send: the thank-you page removes it if it is still the
 * same, and no other.
 *
 * @param own key of the attempt that this tab goes on with
 */
export function markSent(name: string, own: string | null): void {
  if (isOfAnotherAttempt(loadDraft(name), own)) return
  try {
    sessionStorage.setItem(name, localStorage.getItem(name) ?? '')
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** Takes the mark off: the form is here again, so what it sent did not end on its thank-you page. */
export function unmarkSent(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Without storage there is no mark.
  }
}

function isOfAnotherAttempt(draft: Draft | null, own: string | null): boolean {
  return draft !== null && draft.key !== null && draft.key !== own
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('key' in stored))
    return false
  const { values, key } = stored
  const plan = 'plan' in stored ? stored.plan : null
  return (key === null || typeof key === 'string') && isTexts(values) && (plan === null || isPlan(plan))
}

const PLAN_FIELDS: ReadonlyArray<keyof PlanNote> = ['query', 'title', 'total', 'payments', 'reference']

function isPlan(stored: unknown): stored is PlanNote {
  return isTexts(stored) && PLAN_FIELDS.every((field) => field in stored)
}

function isTexts(stored: unknown): stored is Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return false
  return Object.values(stored).every((value) => typeof value === 'string')
}
