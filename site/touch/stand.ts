/**
 * Keeps every island of the page standing when its script fails. React takes away all that it renders when an error has no
 * other end; the very same elements are put back, with what was typed in them, as the plain form that they were.
 *
 * What works only with script carries `data-live` and goes; what works only without it carries `data-plain` and comes back.
 */
export function keepIslandsStanding(): void {
  for (const island of document.querySelectorAll('astro-island')) {
    new MutationObserver((changes) => {
      if (island.firstElementChild) return
      for (const { removedNodes } of changes) island.append(...removedNodes)
      becomePlainForm(island)
    }).observe(island, { childList: true })
  }
}

/** Leaves of an island what works without its script. */
export function becomePlainForm(island: Element): void {
  for (const part of island.querySelectorAll('[data-live]')) part.remove()
  for (const part of island.querySelectorAll('[data-plain]')) part.removeAttribute('hidden')
}
