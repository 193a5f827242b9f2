/**
 * Restores an island once its script fails. React removes all that it rendered when nothing catches an error; the very same
 * elements are put back, with what was typed in them, as the plain form that they were.
 *
 * Parts that work only with script carry `data-live` and are removed; those for a page without script carry `data-plain` and
 * are shown again. The page's own `data-plain` tells the style sheets.
 */
export function restoreOnceCrashed(island: Element): void {
  new MutationObserver((changes) => {
    if (island.firstElementChild) return
    for (const { removedNodes } of changes) island.append(...removedNodes)
    fallBackToPlainForm(island)
  }).observe(island, { childList: true })
}

/** Leaves only what works without the island's script. */
export function fallBackToPlainForm(island: Element): void {
  for (const part of island.querySelectorAll('[data-live]')) part.remove()
  for (const part of island.querySelectorAll('[data-plain]')) part.removeAttribute('hidden')
  document.documentElement.dataset.plain = ''
}
