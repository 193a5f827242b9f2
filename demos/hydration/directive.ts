import type { ClientDirective } from 'astro'
import { DATABASE_NAME } from '../shop-data/database-name.ts'

/** After these events of a visitor who reads, the script is loaded when the browser is idle. */
const PASSIVE_EVENTS = ['touchstart', 'wheel', 'scroll'] as const // not pointermove: browsers also send it for a resting pointer
/** After these events of a visitor who acts, the script is loaded at once. */
const ACTIVE_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const
const SEARCH_FIELD = 'input[type=search]'
const MAX_WAIT_MS = 1_000

/**
 * Hydrates the storefront at the visitor's first interaction. A visitor who opens it and leaves loads no script and no service
 * worker; the first view is complete without them. Without an interaction it hydrates once the browser is idle: if this
 * browser has stored a shop's data, which may change the page; in the side-by-side view (`?side`); or with the value `true`, for
 * pages that show nothing without script.
 *
 * A button or search field pressed before hydration is pressed again after it; Enter in a search field counts as a press.
 */
const interest: ClientDirective = (load, { value }, element) => {
  const isUnhydrated = () => element.hasAttribute('ssr')
  const pressedControls: Array<HTMLElement> = []
  const remember = (control: HTMLElement | null) => control && isUnhydrated() && pressedControls.push(control)
  let listeners = new AbortController()
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element)
      remember(target.closest<HTMLElement>(`button[type=button], ${SEARCH_FIELD}`))
  })
  // A submit is repeated as a click on its field: React hydrates at once for a click, but would miss a submit.
  element.addEventListener('submit', ({ target }) => {
    if (target instanceof Element) remember(target.querySelector<HTMLElement>(SEARCH_FIELD))
  })

  const listen = () => {
    listeners = new AbortController()
    const options = { capture: true, passive: true, once: true, signal: listeners.signal }
    for (const event of PASSIVE_EVENTS) addEventListener(event, () => whenIdle(hydrateNow), options)
    for (const event of ACTIVE_EVENTS) addEventListener(event, hydrateNow, options)
  }
  const hydrateNow = async () => {
    if (listeners.signal.aborted) return
    listeners.abort()
    try {
      const hydrate = await load()
      await hydrate()
      for (const control of pressedControls.splice(0)) control.click()
    } catch {
      listen() // the script could not be loaded: the next event retries it
    }
  }
  listen()
  void hydratesWhenIdle(Boolean(value)).then((isTrue) => isTrue && whenIdle(hydrateNow))
}

async function hydratesWhenIdle(needsScript: boolean): Promise<boolean> {
  return needsScript || new URLSearchParams(location.search).has('side') || (await hasShop())
}

/** If the browser cannot tell, it may have a shop. */
async function hasShop(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE_NAME)
  } catch {
    return true
  }
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: MAX_WAIT_MS })
  else setTimeout(work, MAX_WAIT_MS / 5)
}

export default interest
