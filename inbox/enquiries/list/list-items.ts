import { countAtLeast } from '../../../domain/inbox/words/headings.ts'
import { groupedCount } from '../../../domain/wording.ts'

/** Items of a virtual list: headings and rows, one below the other. */
export type ListItem<Row> =
  | { kind: 'heading'; group: string; count: string | null; occurrence: number }
  | { kind: 'row'; row: Row; place: number }

/**
 * Puts a heading before the first row of each group. Its count is null for the last of several groups, of which more may come, and
 * for each of several where not all are known. A group that other rows cut in two has a heading each.
 *
 * @param rows in their order
 * @param total how many there are in all, loaded or not
 * @param isCapped there are more than `total`
 */
export function listItems<Row extends { group: string }>(
  rows: ReadonlyArray<Row>,
  total: number,
  isCapped = false,
): Array<ListItem<Row>> {
  const counts = new Map<string, number>()
  for (const { group } of rows) counts.set(group, (counts.get(group) ?? 0) + 1)
  const openGroup = rows.length < total ? rows.at(-1)?.group : undefined
  const countOf = (group: string): string | null => {
    if (counts.size === 1) return countAtLeast(total, isCapped)
    return isCapped || group === openGroup ? null : groupedCount(counts.get(group) ?? 0)
  }
  const occurrences = new Map<string, number>()
  return rows.flatMap((row, place) => {
    const item: ListItem<Row> = { kind: 'row', row, place: place + 1 }
    if (rows[place - 1]?.group === row.group) return [item]
    const occurrence = (occurrences.get(row.group) ?? 0) + 1
    occurrences.set(row.group, occurrence)
    return [{ kind: 'heading', group: row.group, count: countOf(row.group), occurrence }, item]
  })
}

/** A heading and the rows below it that are in sight. */
export type Section<Item> = { heading: Item | null; rows: Array<Item> }

/** Splits the visible items at their headings, so that each group is a list of its own. */
export function sectionsOf<Item>(
  items: ReadonlyArray<Item>,
  isHeading: (item: Item) => boolean,
): Array<Section<Item>> {
  const sections: Array<Section<Item>> = []
  for (const item of items) {
    if (isHeading(item)) sections.push({ heading: item, rows: [] })
    else if (sections.length === 0) sections.push({ heading: null, rows: [item] })
    else sections.at(-1)?.rows.push(item)
  }
  return sections
}
