import { changesBetween } from './changes-between.ts'
import { type DraftField, fieldValue, withDraft } from './draft.ts'

type Files = Readonly<Record<string, unknown>>

/** A field that owners and a release have changed differently; undefined: removed. */
export type Difference = Omit<DraftField, 'value'> & { own: unknown; release: unknown }

export type ReleaseMerge = {
  files: Record<string, unknown>
  differences: Array<Difference>
  /** The release's files, but with the old value of each difference, so that a later merge with this base reports it again. */
  base: Record<string, unknown>
}

/**
 * Merges the owners' files with those of a release. A field changed by only one of them since `base` gets that value. A
 * field changed by both keeps the owners' value and is reported as a difference, unless it is the order of a list.
 *
 * @param own the owners' files by name
 * @param base the release's files from which the owners began; one that is missing counts as that of `release`
 * @param release all files of the release
 */
export function mergeRelease(own: Files, base: Files, release: Files): ReleaseMerge {
  const parts = Object.keys(own).filter((part) => Object.hasOwn(release, part))
  const changes = parts.flatMap((part) =>
    changesBetween(part, base[part] ?? release[part], own[part]).map((change) =>
      wholeEntry(change, own, release),
    ),
  )
  const differences = changes.flatMap((change) => differenceOf(change, { own, base, release }))
  return {
    files: withDraft(release, changes),
    differences,
    base: withDraft(
      release,
      differences.map(({ part, field }) => ({ part, field, value: draftValue(base, { part, field }) })),
    ),
  }
}

/** The value of a field as a draft stores it: null if there is none. */
export function draftValue(files: Files, place: Omit<DraftField, 'value'>): unknown {
  return fieldValue(files, place) ?? null
}

/** A change within an entry that the release has removed restores the whole entry. */
function wholeEntry(change: DraftField, own: Files, release: Files): DraftField {
  const names = change.field.split('.')
  const places = names.map((_, index) => ({ part: change.part, field: names.slice(0, index + 1).join('.') }))
  const removed = places.find(
    (place) => fieldValue(release, place) === undefined && fieldValue(own, place) !== undefined,
  )
  return removed ? { ...removed, value: fieldValue(own, removed) } : change
}

function differenceOf(
  { part, field, value }: DraftField,
  { own, base, release }: Readonly<Record<'own' | 'base' | 'release', Files>>,
): Array<Difference> {
  const place = { part, field }
  const [ownValue, baseValue, releaseValue] = [own, base, release].map((files) => fieldValue(files, place))
  // Only a change of a list's order has another value: the ids.
  const isOrder = !isSame(value, ownValue ?? null)
  if (
    isOrder ||
    !Object.hasOwn(base, part) ||
    isSame(baseValue, releaseValue) ||
    isSame(ownValue, releaseValue)
  )
    return []
  return [{ ...place, own: ownValue, release: releaseValue }]
}

function isSame(a: unknown, b: unknown): boolean {
  return changesBetween('', a, b).length === 0
}
