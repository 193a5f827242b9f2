import type { SitePlace, SiteReport } from '../../../domain/inbox/api/website.ts'
import { PRICES } from '../prices.ts'

/**
 * The chosen changes of a draft, with those that they need: a new entry goes with what was changed in it, and prices with the day
 * from which they hold.
 */
export function chosenChanges<Change extends SitePlace>(
  changes: ReadonlyArray<Change>,
  chosen: ReadonlyArray<SitePlace>,
): Array<Change> {
  return changes.filter((change) => chosen.some((each) => isNeededBy(change, each)))
}

function isNeededBy({ part, field }: SitePlace, chosen: SitePlace): boolean {
  if (part !== chosen.part) return false
  return part === PRICES || field === chosen.field || chosen.field.startsWith(`${field}.`)
}

/** Whether a check found something to know that the one before had not; that facts are examples is always said. */
export function isNews({ toKnow = [] }: SiteReport, before: SiteReport | undefined): boolean {
  const known = new Set(before?.toKnow?.map(({ sentence }) => sentence))
  return toKnow.some(({ facts, sentence }) => facts === undefined && !known.has(sentence))
}
