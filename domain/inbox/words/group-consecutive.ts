/** Groups consecutive items with the same key, in order. (Map.groupBy is newer than the oldest supported browsers.) */
export function groupConsecutive<Item, Key>(
  items: ReadonlyArray<Item>,
  keyOf: (item: Item) => Key,
): Array<{ key: Key; items: Array<Item> }> {
  const runs: Array<{ key: Key; items: Array<Item> }> = []
  for (const item of items) {
    const key = keyOf(item)
    const lastRun = runs.at(-1)
    if (lastRun?.key === key) lastRun.items.push(item)
    else runs.push({ key, items: [item] })
  }
  return runs
}
