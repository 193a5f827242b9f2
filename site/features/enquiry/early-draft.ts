import { loadDraft, markSent, saveDraft, unmarkSent } from './draft.ts'
import { draftable, fillEmptyFields, putKey, readFields } from './form-fields.ts'

/**
 * Stores the draft of a form before its island is hydrated: from the first letter, so that nothing is lost when the signal
 * goes, and restores an earlier one. Stops once the island is hydrated.
 *
 * @param island element around the form; while the page is still being parsed the form itself may be missing
 * @param wake called where the draft holds what the form's own fields cannot: the key of an attempt without an answer, a plan
 */
export function keepEarlyDraft(island: Element, name: string, wake: () => void): void {
  let isPutBack = false
  let own: string | null = null
  const putBack = () => {
    const form = island.querySelector('form')
    if (isPutBack || !form) return
    isPutBack = true
    unmarkSent(name)
    const draft = loadDraft(name)
    if (!draft) return
    own = draft.key
    fillEmptyFields(form, draft.values)
    if (draft.key || draft.plan) wake()
  }

  island.addEventListener('input', ({ target }) => {
    putBack() // before the first letter takes its place
    const form = target instanceof Element && target.closest('form')
    if (!form || !island.hasAttribute('ssr')) return
    saveDraft(name, { ...loadDraft(name), key: own, values: draftable(readFields(form)) })
  })
  island.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !island.hasAttribute('ssr')) return
    putKey(target, own)
    markSent(name, own)
  })
  // Back from a page that could not be reached, as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && unmarkSent(name))
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', putBack)
  else putBack()
}
