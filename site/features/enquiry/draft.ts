/** What a visitor has typed and not yet sent, kept in the browser's local storage so that a reload loses nothing. */
export type Draft = {
  values: Readonly<Record<string, string>>
  /** The idempotency key of an attempt that was not answered: the next one must carry the same. */
  key: string | null
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

/** Keeps a draft; one that says nothing is removed. */
export function saveDraft(name: string, draft: Draft): void {
  const isEmpty = Object.values(draft.values).every((value) => value === '')
  try {
    if (isEmpty) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // Without storage the form works all the same: only a reload would lose what was typed.
  }
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('key' in stored))
    return false
  const { values, key } = stored
  if (typeof values !== 'object' || values === null) return false
  return (
    (key === null || typeof key === 'string') &&
    Object.values(values).every((value) => typeof value === 'string')
  )
}
