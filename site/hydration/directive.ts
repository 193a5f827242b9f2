import type { ClientDirective } from 'astro'
import { keepEarlyDraft } from '../features/enquiry/early-draft.ts'
import { recordAdditions } from './built-island.ts'
import { restoreOnceCrashed } from './crashed-island.ts'
import { onceParsed } from './once-parsed.ts'

const INTERACTIONS = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Hydrates an island at the visitor's first interaction with it or with the plan around it, so that visitors who only read load no
 * script. The value of the directive is the name of a form's draft in local storage, which is stored from the first key and restored
 * at load, before hydration. A draft that needs the island (an attempt without a response, a plan) hydrates it at once.
 *
 * The interactions are not prevented: text, focus and choices go into the form while the script is loading, and a press of Submit
 * sends the plain form. A press of a button that needs the script is repeated after hydration.
 */
const touch: ClientDirective = (load, options, element) => {
  const isUnhydrated = () => element.hasAttribute('ssr')
  /** Whether the page has given up on hydration, see crashed-island.ts. */
  const staysPlain = () => 'plain' in document.documentElement.dataset
  /** Removes what browser extensions have added to the island, see built-island.ts. */
  let removeAdditions = () => false
  const pressed: Array<HTMLElement> = []
  let isLeaving = false
  element.addEventListener('submit', () => {
    isLeaving = true
  })
  // The visitor may come back: from a navigation that failed, or from the back/forward cache.
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
    if (button && isUnhydrated()) pressed.push(button)
  })

  // The form's script also adds up the plan around the form.
  const touchedElement = element.closest('#plan') ?? element
  const listen = () => {
    for (const type of INTERACTIONS) touchedElement.addEventListener(type, hydrateNow, { passive: true })
    onceParsed(() => {
      removeAdditions = recordAdditions(element)
    })
  }
  const hydrateNow = async () => {
    for (const type of INTERACTIONS) touchedElement.removeEventListener(type, hydrateNow)
    if (staysPlain()) return
    const hydrate = await load()
    if (staysPlain()) return
    // While a plain POST is pending, a hydrated island would let the same text be sent again under another key.
    if (!isLeaving) await hydrateAsBuilt(hydrate)
    if (isUnhydrated()) return listen() // the script could not be loaded
    for (const button of pressed.splice(0)) {
      button.click()
      await Promise.resolve() // React renders the result of one press before the next
    }
  }
  const hydrateAsBuilt = (hydrate: () => Promise<void>) => {
    const hadAdditions = removeAdditions()
    const hydrated = hydrate()
    // React then hydrates at once, before an extension adds its elements again.
    if (hadAdditions) element.firstElementChild?.dispatchEvent(new Event('keyup'))
    return hydrated
  }
  listen()
  restoreOnceCrashed(element)
  if (typeof options.value === 'string') keepEarlyDraft(element, options.value, hydrateNow)
}

export default touch
