/**
 * Remembers what an island is built of, which is all that React hydrates. A browser's extension puts an icon beside a field,
 * wraps it, or makes a link of a number in a text.
 *
 * @returns makes the island as it was built, in which what is typed, chosen and focused stays; tells whether it was another one
 */
export function rememberBuilt(island: Element): () => boolean {
  const built = [island, ...island.querySelectorAll('*')].map((parent) => {
    const children = [...parent.childNodes]
    return { parent, children, texts: children.map(({ nodeValue }) => nodeValue) }
  })
  return () => {
    const focused = document.activeElement
    const changed = built.filter(
      ({ parent, children, texts }) =>
        parent.childNodes.length !== children.length ||
        children.some((child, at) => child !== parent.childNodes[at] || child.nodeValue !== texts[at]),
    )
    for (const { parent, children, texts } of changed) {
      // What is in its place stays there: a field that is moved loses the focus for a moment.
      for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove()
      for (const [at, child] of children.entries()) {
        if (child !== parent.childNodes[at]) parent.insertBefore(child, parent.childNodes[at] ?? null)
        if (child.nodeValue !== texts[at]) child.nodeValue = texts[at] ?? null
      }
    }
    focusAgain(focused)
    return changed.length > 0
  }
}

/** Gives the focus back to an element that lost it as it was moved; the browser keeps its selection. */
export function focusAgain(element: Element | null): void {
  if (document.activeElement === document.body && element instanceof HTMLElement)
    element.focus({ preventScroll: true })
}
