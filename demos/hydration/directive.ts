import type { ClientDirective } from 'astro'
import { DATABASE_NAME } from '../shop-data/database-name.ts'

/** Events of a visitor who looks around: the script is loaded when the browser is idle. */
const PASSIVE_EVENTS = ['touchstart', 'wheel', 'scroll'] as const // not pointermove: browsers send it for a pointer that rests, too
/** Events of a visitor who acts: the script is loaded at once. */
const ACTIVE_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const
const SEARCH_FIELD = 'input[type=search]'
const LATEST_MS = 1_000

/**
 * Hydrates the store once somebody shows interest: who opens it and leaves, or never gets to see it, pays for no script and no
 * service worker, and the first view is complete without them. It does not wait where this browser has a shop already (what is
 * in it may change what the page says), beside the other side of the counter, or with the value `true`: a page that shows
 * nothing before its script came.
 *
 * A button or a search field that is pressed before is pressed again once it can answer, and Enter in a search field is a press
 * on it; links lead on by themselves.
 */
const interest: ClientDirective = (load, { value }, element) => {
  const isAsleep = () => element.hasAttribute('ssr')
  const pressed: Array<HTMLElement> = []
  const note = (control: HTMLElement | null) => control && isAsleep() && pressed.push(control)
  let signs = new AbortController()
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element) note(target.closest<HTMLElement>(`button[type=button], ${SEARCH_FIELD}`))
  })
  // The submit is not repeated: React does not replay a submit after hydration, as it does a click.
  element.addEventListener('submit', ({ target }) => {
    if (target instanceof Element) note(target.querySelector<HTMLElement>(SEARCH_FIELD))
  })

  const listen = () => {
    signs = new AbortController()
    const options = { capture: true, passive: true, once: true, signal: signs.signal }
    for (const sign of PASSIVE_EVENTS) addEventListener(sign, () => whenIdle(hydrateNow), options)
    for (const sign of ACTIVE_EVENTS) addEventListener(sign, hydrateNow, options)
  }
  const hydrateNow = async () => {
    if (signs.signal.aborted) return
    signs.abort()
    try {
      const hydrate = await load()
      await hydrate()
      for (const control of pressed.splice(0)) control.click()
    } catch {
      listen() // the script could not be loaded: the next event retries it
    }
  }
  listen()
  void isNeeded(Boolean(value)).then((needed) => needed && whenIdle(hydrateNow))
}

async function isNeeded(needsScript: boolean): Promise<boolean> {
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
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, LATEST_MS / 5)
}

export default interest
