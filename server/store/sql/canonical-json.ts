/** JSON without white space, with names sorted at every depth; `undefined` fields are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (isPlainObject(part) ? sortNames(part) : part))
}

function isPlainObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

function sortNames(part: object): object {
  return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
