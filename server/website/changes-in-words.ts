import { describeHours, type Hours } from '../../domain/calendar/opening-hours.ts'
import { changesBetween } from '../../domain/content/changes-between.ts'
import { type DraftField, fieldValue } from '../../domain/content/draft.ts'
import { placeOf } from '../../domain/content/words/screens.ts'
import type { ChangedPage, ReportedChange, RestoringChanges } from '../../domain/inbox/api/website.ts'
import { formatRand } from '../../domain/money/money.ts'
import { priceOf } from '../../domain/pricing/estimate.ts'
import type { Price, RateCard } from '../../domain/pricing/rate-card.ts'
import { editableFiles } from './editable.ts'
import { PRICES } from './prices.ts'

type Files = Readonly<Record<string, unknown>>

/**
 * A draft's changes in an owner's words, prices first.
 *
 * @param live all files before the changes, with the newest price list
 * @param draft the same with the changes
 * @param pages the pages that these changes affect
 */
export function changesInWords(
  changes: ReadonlyArray<DraftField>,
  live: Files,
  draft: Files,
  pages: ReadonlyArray<ChangedPage>,
): Array<ReportedChange> {
  const reported = changes
    .filter(({ part, field }) => part !== PRICES || field !== 'from')
    .map(({ part, field, value }) => {
      const before = fieldValue(live, { part, field })
      const from = valueInWords(part, before, live)
      const isOrder = (part === 'people' && field === 'order') || placeOf(part, field)?.kind === 'order'
      const to = isOrder ? 'In another order' : valueInWords(part, value, draft)
      const isNoLongerExample = from === to && isObject(before) && 'example' in before
      const isOtherPhoto = from === to && isObject(value) && 'file' in value
      return {
        part,
        field,
        from,
        to: isNoLongerExample ? `${to}, no longer an example` : isOtherPhoto ? `${to}, another picture` : to,
        pages: pagesWith(from, to, pages),
      }
    })
  return reported.toSorted((a, b) => Number(b.part === PRICES) - Number(a.part === PRICES))
}

/** The changes that bring back an earlier version's editable files, in words and with their values. */
export function restoringChanges(live: Files, before: Files): RestoringChanges['changes'] {
  const changes = Object.entries(editableFiles(before)).flatMap(([part, data]) =>
    changesBetween(part, live[part], data),
  )
  return changes.flatMap((change) =>
    changesInWords([change], live, before, []).map((words) => ({
      ...words,
      value: change.value as RestoringChanges['changes'][number]['value'], // JSON of content/
    })),
  )
}

/** The number of pages on which the new text replaces the old one. */
function pagesWith(from: string, to: string, pages: ReadonlyArray<ChangedPage>): number {
  if (from === to) return 0
  const [old, next] = [plainSpaces(from), plainSpaces(to)]
  return pages.filter(
    ({ texts }) =>
      texts.some((text) => text.from.includes(old)) && texts.some((text) => text.to.includes(next)),
  ).length
}

/** Makes no-break spaces ordinary, as in the texts of compared pages. */
function plainSpaces(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** A value of the site as an owner reads it; '' for nothing. */
export function valueInWords(part: string, value: unknown, files: Files): string {
  if (value === true) return 'Yes'
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string').join(' ')
  if (!isObject(value))
    return typeof value === 'number' || typeof value === 'string' ? scalarInWords(part, value) : ''
  // The types are those of the schemas, which the files have passed.
  if (part === PRICES) return formatRand(priceOf(value as Price, files[PRICES] as RateCard))
  if ('days' in value) return describeHours(value as Hours)
  if ('value' in value) return valueInWords(part, value.value, files)
  if ('percent' in value) return `${value.percent}%`
  const title =
    value.title ?? value.alt ?? value.name ?? value.text ?? (part === 'look' && 'A logo of our own')
  if (typeof title === 'string') return title
  return Object.values(value).filter(Boolean).join(', ')
}

/** The only plain number that can change in a price list is the hourly rate. */
function scalarInWords(part: string, value: number | string): string {
  return part === PRICES ? formatRand(Number(value)) : String(value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
