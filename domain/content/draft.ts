/**
 * A changed field of the site. Its path leads through a file of `content/`: `hero.lead` of `home`, or `more.loan.title` of `faqs`,
 * where `loan` is the id of a list's entry: see {@link idOf}.
 */
export type DraftField = {
  part: string
  field: string
  /**
   * JSON. null removes the field or the entry. For a list whose entries have ids it may be those ids in a new order,
   * before all other entries; the field `order` holds the order of a file that is itself a list.
   */
  value: unknown
}

const ORDER = 'order'

/** An object of a file, as JSON. */
export type Tree = Record<string, unknown>

/** The path as names and ids joined by dots: see {@link DraftField}. */
export const FIELD_PATH = /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+){0,7}$/

/**
 * Applies the changes of a draft to files. A change within an entry that no longer exists is skipped.
 *
 * @param files the parsed JSON of each file, by its name without `.json`
 */
export function withDraft(
  files: Readonly<Record<string, unknown>>,
  fields: ReadonlyArray<DraftField>,
): Record<string, unknown> {
  const changes = fields.map((change) => ({ ...change, path: change.field.split('.') }))
  // New entries are applied before changes within them, and the order of a list last.
  const depth = ({ path, value }: (typeof changes)[number]) => (isOrder(value) ? 100 : path.length)
  const changedFiles: Record<string, unknown> = { ...files }
  for (const { part, path, value } of changes.sort((a, b) => depth(a) - depth(b)))
    if (Object.hasOwn(changedFiles, part)) changedFiles[part] = withValue(changedFiles[part], path, value)
  return changedFiles
}

/** The keys that may identify an entry of a list even if its texts change; the first one that an entry has is used. */
const IDENTITIES = ['id', 'slug', 'url', 'need']
const ID = /^[a-zA-Z0-9-]+$/

/** The id of a list's entry in a path: its `id`, or the slug of its page; undefined without either. */
export function idOf(entry: unknown): string | undefined {
  if (!isTree(entry)) return undefined
  const key = IDENTITIES.find((name) => Object.hasOwn(entry, name))
  const id = key && entry[key]
  return (typeof id === 'string' && ID.test(id)) || typeof id === 'number' ? String(id) : undefined
}

/** The value of a field; undefined if it is not set. */
export function fieldValue(
  files: Readonly<Record<string, unknown>>,
  { part, field }: Omit<DraftField, 'value'>,
) {
  const start = Object.hasOwn(files, part) ? files[part] : undefined
  return field.split('.').reduce<unknown>((data, name) => child(data, name), start)
}

/** Converts a path with indexes, as schemas report it, to one with ids: `more.2.title` becomes `more.loan.title`. */
export function fieldOf(data: unknown, path: ReadonlyArray<PropertyKey>): string {
  const names: Array<string> = []
  let current = data
  for (const key of path) {
    const entry = isTree(current) || Array.isArray(current) ? (current as Tree)[String(key)] : undefined // an own key or an index
    names.push((Array.isArray(current) ? idOf(entry) : undefined) ?? String(key))
    current = entry
  }
  return names.join('.')
}

function withValue(
  data: unknown,
  [name = '', ...otherNames]: ReadonlyArray<string>,
  value: unknown,
): unknown {
  if (isListWithIds(data)) return changedList(data, name, otherNames, value)
  if (!isTree(data)) return data
  if (otherNames.length > 0)
    return Object.hasOwn(data, name) || otherNames.length === 1
      ? { ...data, [name]: withValue(data[name] ?? {}, otherNames, value) }
      : data
  if (value === null) return Object.fromEntries(Object.entries(data).filter(([key]) => key !== name))
  const list = data[name]
  return { ...data, [name]: isListWithIds(list) && isOrder(value) ? inOrderOfIds(list, value) : value }
}

function changedList(
  list: ReadonlyArray<Tree>,
  id: string,
  otherNames: ReadonlyArray<string>,
  value: unknown,
): ReadonlyArray<unknown> {
  if (id === ORDER && isOrder(value)) return inOrderOfIds(list, value)
  const isKnown = list.some((entry) => idOf(entry) === id)
  if (!isKnown) return otherNames.length === 0 && hasId(value) ? [...list, value] : list
  if (otherNames.length === 0 && value === null) return list.filter((entry) => idOf(entry) !== id)
  return list.map((entry) => {
    if (idOf(entry) !== id) return entry
    return otherNames.length === 0 ? value : withValue(withoutExampleMark(entry), otherNames, value)
  })
}

/** Removes the mark of the example company, because a changed entry is the owners' own. */
function withoutExampleMark({ example: _example, ...entry }: Tree): Tree {
  return entry
}

function inOrderOfIds(list: ReadonlyArray<Tree>, ids: ReadonlyArray<string>): ReadonlyArray<Tree> {
  const isNamed = (entry: Tree) => ids.includes(idOf(entry) ?? '')
  const first = ids
    .map((id) => list.find((entry) => idOf(entry) === id))
    .filter((entry) => entry !== undefined)
  return [...first, ...list.filter((entry) => !isNamed(entry))]
}

function child(data: unknown, name: string): unknown {
  if (isListWithIds(data)) return data.find((entry) => idOf(entry) === name)
  return isTree(data) && Object.hasOwn(data, name) ? data[name] : undefined
}

/** Whether a value is the ids of a list, in their order. */
export function isOrder(value: unknown): value is ReadonlyArray<string> {
  return Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string')
}

/** Whether every entry of a list can be named by a path. */
export function isListWithIds(data: unknown): data is ReadonlyArray<Tree> {
  return Array.isArray(data) && data.every(hasId)
}

function hasId(data: unknown): data is Tree {
  return idOf(data) !== undefined
}

export function isTree(data: unknown): data is Tree {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
