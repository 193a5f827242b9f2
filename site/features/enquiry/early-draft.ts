import { onceParsed } from '../../hydration/once-parsed.ts'
import { loadDraft, markSent, saveDraft, unmarkSent } from './draft.ts'
import { draftOf, fillEmptyFields, setKey } from './form-fields.ts'

/**
 * Stores the draft of a form before its island is hydrated, from the first letter, so that nothing is lost if the connection
 * fails, and restores an earlier draft. Stops once the island is hydrated.
 *
 * @param island element around the form; while the page is still being parsed the form itself may be missing
 * @param hydrate called if the draft contains more than plain fields can show: a plan, a choice in it, a brand, or the key of an
 *   attempt without a response
 */
export function keepEarlyDraft(island: Element, name: string, hydrate: () => void): void {
  let isRestored = false
  let ownKey: string | null = null
  // Hydrates, once the page is shown, if a refused form returned a plan choice or the browser restored one.
  const hydrateForChoices = () => {
    const isChosen = island.closest('#plan')?.querySelector(':checked:not([data-usual])')
    if (isChosen && island.hasAttribute('ssr')) hydrate()
  }
  const restore = () => {
    const form = island.querySelector('form')
    if (isRestored || !form) return
    isRestored = true
    unmarkSent(name)
    hydrateForChoices()
    const draft = loadDraft(name)
    if (!draft) return
    ownKey = draft.key
    fillEmptyFields(form, draft.values)
    if (draft.key || draft.plan || draft.brand || draft.choice) hydrate()
  }

  island.addEventListener('input', ({ target }) => {
    restore() // before the first letter overwrites the draft
    const form = target instanceof Element && target.closest('form')
    if (!form || !island.hasAttribute('ssr')) return
    saveDraft(name, { ...loadDraft(name), key: ownKey, values: draftOf(form) })
  })
  island.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !island.hasAttribute('ssr')) return
    setKey(target, ownKey)
    markSent(name, ownKey)
  })
  addEventListener('pageshow', ({ persisted }) => {
    // Restored from the back/forward cache: the page that the form led to could not be reached.
    if (persisted) unmarkSent(name)
    hydrateForChoices()
  })
  onceParsed(restore)
}
