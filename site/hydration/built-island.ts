import { fallBackToPlainForm } from './crashed-island.ts'

/**
 * Notes what a browser's extension adds to an island that is built of what React hydrates, such as an icon beside a field. Once anything
 * else is changed (a text translated, a field wrapped or drawn anew) the island is left as its plain form, which works whatever
 * stands around its fields.
 *
 * @returns takes out what was added; tells whether there was any
 */
export function noteAdditions(island: Element): () => boolean {
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
