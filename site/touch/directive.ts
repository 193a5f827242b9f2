import type { ClientDirective } from 'astro'
import { keepEarlyDraft } from '../features/enquiry/early-draft.ts'
import { becomePlainForm } from './stand.ts'

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Hydrates an island at the visitor's first touch of it, so that who only reads pays for no script. The value of the
 * directive is the name of a form's draft in local storage: it is kept from the first letter and put back at load, here and
 * not in the island. Where the island alone can go on with it (an attempt that was not answered, a plan) it wakes at once.
 *
 * The touches themselves are the browser's own and are not stopped: text, focus and choices land in the form while the
 * script is under way, and a press of Submit is the plain form. A button that only the script can answer is pressed again
 * once the island is awake.
 */
const touch: ClientDirective = (load, options, element) => {
  const isAsleep = () => element.hasAttribute('ssr')
  // Chrome's translator put elements of its own around every text: React would take them for another page's, and begin anew.
  const isTranslated = () => element.querySelector('font') !== null
  const pressed: Array<HTMLElement> = []
  let isLeaving = false
  element.addEventListener('submit', () => {
    isLeaving = true
  })
  // The page of a browser that could not reach us comes back from its memory as it was left.
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
    if (button && isAsleep()) pressed.push(button)
  })

  const listen = () => {
    for (const type of TOUCHES) element.addEventListener(type, wake, { passive: true })
  }
  const wake = async () => {
    for (const type of TOUCHES) element.removeEventListener(type, wake)
    if (isTranslated()) return becomePlainForm(element)
    const hydrate = await load()
    // A plain POST is under way. An island that woke now would let the same words be sent a second time under another key.
    if (isTranslated()) return becomePlainForm(element)
    if (!isLeaving) await hydrate()
    if (isAsleep()) return listen() // the script did not come
    for (const button of pressed.splice(0)) {
      button.click()
      await Promise.resolve() // React draws what one press changed before the next
    }
  }
  listen()
  if (typeof options.value === 'string') keepEarlyDraft(element, options.value, wake)
}

export default touch
