import { fallBackToPlainForm } from './crashed-island.ts'

/**
 * Records what a browser extension adds to an island before React hydrates it, such as an icon beside a field. After any other change
 * (translated text, a wrapped or redrawn field) the island stays a plain form, which works in any markup.
 *
 * @returns a function that removes the additions, and returns whether there were any
 */
export function recordAdditions(island: Element): () => boolean {
  const added = new Set<Node>()
  const isAdded = (node: Node | null): boolean =>
    node !== null && (added.has(node) || isAdded(node.parentNode))
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (isAdded(target)) continue
      if (type === 'characterData' || [...removedNodes].some((node) => !added.has(node))) {
        observer.disconnect()
        if (island.hasAttribute('ssr')) fallBackToPlainForm(island)
        return
      }
      for (const node of addedNodes) added.add(node)
    }
  })
  observer.observe(island, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    for (const node of added) node.parentNode?.removeChild(node)
    return added.size > 0
  }
}
