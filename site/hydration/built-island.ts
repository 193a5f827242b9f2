/**
 * Notes what is changed in an island that is built of what React hydrates: a browser's extension puts an icon beside a field,
 * wraps it, or makes a link of a number in a text.
 *
 * @returns undoes the changes, with what was typed and chosen since; tells whether there were any
 */
export function noteChanges(island: Element): () => boolean {
  const changes: Array<MutationRecord> = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(island, { subtree: true, childList: true, characterDataOldValue: true })
  return () => {
    const focused = document.activeElement
    changes.push(...observer.takeRecords())
    observer.disconnect()
    for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of changes.reverse()) {
      for (const node of addedNodes) target.removeChild(node)
      for (const node of removedNodes) target.insertBefore(node, nextSibling)
      if (oldValue !== null) target.nodeValue = oldValue
    }
    focusAgain(focused)
    return changes.length > 0
  }
}

/** Gives the focus back to an element that lost it as it was moved; the browser keeps its selection. */
export function focusAgain(element: Element | null): void {
  if (document.activeElement === document.body && element instanceof HTMLElement)
    element.focus({ preventScroll: true })
}
