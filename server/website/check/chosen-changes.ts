import type { SitePlace, SiteReport } from '../../../domain/inbox/api/website.ts'
import { PRICES } from '../prices.ts'

/**
 * The chosen changes of a draft, with those that they need: a new entry for a change within it, and for prices all other changes of
 * prices and the day from which they hold.
 */
export function chosenChanges<Change extends SitePlace>(
  changes: ReadonlyArray<Change>,
  chosen: ReadonlyArray<SitePlace>,
): Array<Change> {
  return changes.filter((change) => chosen.some((place) => isNeededBy(change, place)))
}

function isNeededBy({ part, field }: SitePlace, chosen: SitePlace): boolean {
  if (part !== chosen.part) return false
  return part === PRICES || field === chosen.field || chosen.field.startsWith(`${field}.`)
}

/** Whether a check has a notice that the previous one lacked. Notices of example facts do not count. */
export function hasNewNotice({ toKnow = [] }: SiteReport, before: SiteReport | undefined): boolean {
  const known = new Set(before?.toKnow?.map(({ sentence }) => sentence))
  return toKnow.some(({ facts, sentence }) => facts === undefined && !known.has(sentence))
}
