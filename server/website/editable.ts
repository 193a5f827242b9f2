import { companyFactSchema } from '../../domain/content/company.ts'
import type { ContentName } from '../../domain/content/content.ts'
import { type DraftField, idOf, isOrder } from '../../domain/content/draft.ts'
import type { TextList } from '../../domain/content/words/kinds.ts'
import { placeOf, SCREENS } from '../../domain/content/words/screens.ts'
import { hourlyRateSchema, priceSchema } from '../../domain/pricing/rate-card.ts'
import { PRICES } from './prices.ts'

const RULES = ['openingHours', 'cancellationCharge', 'pauseNoticeDays', 'smallChangesDays']

/** The fields of screens with components of their own. All others are texts of `SCREENS`. */
const CUSTOM_FIELDS: Readonly<Partial<Record<ContentName, RegExp>>> = {
  company: new RegExp(`^(${[...companyFactSchema.options, ...RULES].join('|')})(\\.[A-Za-z]+){0,2}$`),
  people: /^(order|[A-Za-z0-9-]+(\.(name|role|sentence|photo|example)(\.[A-Za-z]+)?)?)$/,
  look: /^(accent|logo)$/,
  'case-studies': /^[a-z0-9-]+\.(photo(\.[A-Za-z]+)*|clientAgreed)$/,
}

/** The prices of a list, its hourly rate, and the day from which they hold. */
const PRICE_FIELD =
  /^(from|hourlyRateCents|(solutions|custom)\.[a-z-]+\.base|custom\.[a-z-]+\.further|addOns\.[a-z-]+\.price)$/

/** Shown with a lock and never changed, because their wording is stored with each consent. */
const LOCKED: ReadonlyArray<ContentName> = ['notices']

/** The files that owners change in the inbox, and that a version contains. All others are the program's. */
export const EDITABLE_PARTS: ReadonlyArray<string> = [
  ...new Set([
    ...Object.keys(CUSTOM_FIELDS),
    ...SCREENS.flatMap(({ sections }) => sections.map(({ part }) => part)).filter(
      (part) => !LOCKED.includes(part),
    ),
  ]),
]

/** The editable files of `content/`, by their names without `.json`. */
export function editableFiles(files: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(EDITABLE_PARTS.map((part) => [part, files[part]]))
}

/**
 * Whether owners may make this change in the inbox: only to fields of a screen that are not locked.
 *
 * @param fieldExists whether the site or its draft has the field: an entry that is there is changed field by field, never replaced
 */
export function isEditable({ part, field, value }: DraftField, fieldExists = false): boolean {
  if (part === PRICES) return PRICE_FIELD.test(field) && value !== null
  if (new Map(Object.entries(CUSTOM_FIELDS)).get(part)?.test(field)) return true
  const place = placeOf(part, field)
  if (place?.kind === 'text') return true
  if (place?.kind === 'order') return place.item.isReorderable === true && isOrder(value)
  if (place?.kind !== 'entry') return false
  const id = field.slice(field.lastIndexOf('.') + 1)
  return value === null ? isRemovable(place.item, id) : !fieldExists && isNew(place.item, id, value)
}

/** Whether a value fits its field of a price list, so that every draft can be calculated. Other parts are only checked whole. */
export function isCalculable({ part, field, value }: DraftField): boolean {
  if (part !== PRICES) return true
  if (field === 'from') return typeof value === 'string'
  return (field === 'hourlyRateCents' ? hourlyRateSchema : priceSchema).safeParse(value).success
}

function isRemovable({ limits, locked }: TextList, id: string): boolean {
  return limits !== undefined && !locked?.ids.includes(id)
}

/** Whether a value is an entry that owners may add: with its id and the fields of a new one. */
function isNew({ blank }: TextList, id: string, value: unknown): boolean {
  if (blank === undefined || typeof value !== 'object' || value === null || idOf(value) !== id) return false
  return Object.keys(value).every((key) => key === 'id' || Object.hasOwn(blank, key))
}
