import { type DraftField, idOf, isListWithIds, isTree, type Tree } from './draft.ts'

type Change = Pick<DraftField, 'field' | 'value'>

/** The changes by which a file of the site becomes another one: entries of lists by their ids, anything else by its name. */
export function changesBetween(part: string, from: unknown, to: unknown): Array<DraftField> {
  return differences([], from, to).map((change) => ({ part, ...change }))
}

function differences(path: ReadonlyArray<string>, from: unknown, to: unknown): Array<Change> {
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  if (isListWithIds(from) && isListWithIds(to)) return listDifferences(path, from, to)
  if (!isTree(from) || !isTree(to) || isSavedWhole(from) || isSavedWhole(to))
    return [{ field: path.join('.'), value: to ?? null }]
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...names].flatMap((name) => differences([...path, name], from[name], to[name]))
}

function listDifferences(
  path: ReadonlyArray<string>,
  from: ReadonlyArray<Tree>,
  to: ReadonlyArray<Tree>,
): Array<Change> {
  const entriesBefore = new Map(from.map((entry) => [idOf(entry) ?? '', entry]))
  const entriesAfter = new Map(to.map((entry) => [idOf(entry) ?? '', entry]))
  const ids = [...entriesAfter.keys()]
  const keptIds = [...entriesBefore.keys()].filter((id) => entriesAfter.has(id))
  const isMoved = [...keptIds, ...ids.filter((id) => !entriesBefore.has(id))].join() !== ids.join()
  return [
    ...[...entriesBefore.keys()]
      .filter((id) => !entriesAfter.has(id))
      .map((id) => ({ field: [...path, id].join('.'), value: null })),
    ...ids.flatMap((id) => differences([...path, id], entriesBefore.get(id), entriesAfter.get(id))),
    ...(isMoved ? [{ field: path.join('.') || 'order', value: ids }] : []),
  ]
}

/** Whether the editor saves it as one field: a fact of the company, or a photo with its words. */
function isSavedWhole(data: Tree): boolean {
  return ['value', 'percent', 'days', 'file'].some((name) => Object.hasOwn(data, name))
}
