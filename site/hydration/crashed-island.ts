/**
 * Restores an island when its script fails. React removes everything that it rendered after an uncaught error, and redraws markup that
 * differs from its own: then this puts the original elements back, with the typed values, as a plain form.
 *
 * Parts that work only with script are marked `data-live` and removed; those for a page without script are marked `data-plain` and
 * shown again. The `data-plain` of the page itself is for the style sheets.
 */
export function restoreOnceCrashed(island: Element): void {
  let focused: Element | null = null
  island.addEventListener('focusin', ({ target }) => {
    focused = target as Element // inside an element, the target of an event is one
  })
  const observer = new MutationObserver((changes) => {
    const removed: Array<Node> = []
    for (const { removedNodes } of changes) removed.push(...removedNodes)
    if (!removed.some((node) => node instanceof Element && node.querySelector('form'))) return
    observer.disconnect()
    // Removes React's redrawn copy, which responds to nothing.
    island.dispatchEvent(new Event('astro:unmount'))
    island.replaceChildren(...removed)
    island.setAttribute('ssr', '') // marks it as unhydrated again
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
