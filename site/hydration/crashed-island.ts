/**
 * Restores an island once its script fails. React removes all that it rendered when nothing catches an error, and draws all anew
 * what it finds built in another way; the very same elements are put back, with what was typed in them, as the plain form that
 * they were.
 *
 * Parts that work only with script carry `data-live` and are removed; those for a page without script carry `data-plain` and
 * are shown again. The page's own `data-plain` tells the style sheets.
 */
export function restoreOnceCrashed(island: Element): void {
  let focused: Element | null = null
  island.addEventListener('focusin', ({ target }) => {
    focused = target as Element // of an event in an element
  })
  const observer = new MutationObserver((changes) => {
    const removed: Array<Node> = []
    for (const { removedNodes } of changes) removed.push(...removedNodes)
    if (!removed.some((node) => node instanceof Element && node.querySelector('form'))) return
    observer.disconnect()
    // Takes away what React has drawn in their place, which answers nobody any more.
    island.dispatchEvent(new Event('astro:unmount'))
    island.replaceChildren(...removed)
    island.setAttribute('ssr', '') // again
    fallBackToPlainForm(island)
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true }) // the browser keeps its selection
  })
  observer.observe(island, { childList: true })
}

/** Leaves only what works without the island's script. */
export function fallBackToPlainForm(island: Element): void {
  for (const part of island.querySelectorAll('[data-live]')) part.remove()
  for (const part of island.querySelectorAll('[data-plain]')) part.removeAttribute('hidden')
  document.documentElement.dataset.plain = ''
}
