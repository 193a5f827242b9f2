import { changesBetween } from './changes-between.ts'
import { type DraftField, fieldValue, withDraft } from './draft.ts'

type Files = Readonly<Record<string, unknown>>

/** A field that both owners and a release have changed, each in its own way; undefined: removed. */
export type Difference = Omit<DraftField, 'value'> & { own: unknown; release: unknown }

export type OverRelease = {
  files: Record<string, unknown>
  differences: Array<Difference>
  /** The release's files, with each difference as it was before: a version of `files` with this base tells it again. */
  base: Record<string, unknown>
}

/**
 * The owners' files over those of a release. What only one of the two has changed since `base` is as that one has it. What both have
 * changed stays as the owners have it, and is a difference; the order of a list is none.
 *
 * @param own the owners' files by name
 * @param base the release's files from which the owners began; one that is missing counts as that of `release`
 * @param release all files of the release
 */
export function overRelease(own: Files, base: Files, release: Files): OverRelease {
  const parts = Object.keys(own).filter((part) => Object.hasOwn(release, part))
  const changes = parts.flatMap((part) =>
    changesBetween(part, base[part] ?? release[part], own[part]).map((change) => whole(change, own, release)),
  )
  const differences = changes.flatMap((change) => differenceOf(change, { own, base, release }))
  return {
    files: withDraft(release, changes),
    differences,
    base: withDraft(
      release,
      differences.map(({ part, field }) => ({ part, field, value: storedAt(base, { part, field }) })),
    ),
  }
}

/** The value of a field as a change has it. */
export function storedAt(files: Files, place: Omit<DraftField, 'value'>): unknown {
  return fieldValue(files, place) ?? null
}

/** A change within what the release has removed brings the whole of it back. */
function whole(change: DraftField, own: Files, release: Files): DraftField {
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
  const [ours, before, theirs] = [own, base, release].map((files) => fieldValue(files, place))
  const isOrder = !isSame(value, ours ?? null)
  if (isOrder || !Object.hasOwn(base, part) || isSame(before, theirs) || isSame(ours, theirs)) return []
  return [{ ...place, own: ours, release: theirs }]
}

function isSame(a: unknown, b: unknown): boolean {
  return changesBetween('', a, b).length === 0
}
