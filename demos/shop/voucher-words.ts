import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { formatRand } from '../../domain/money/money.ts'
import { percent } from '../../domain/wording.ts'
import { kindInCollection } from '../catalogue/kinds.ts'
import { dayAndMonth } from './day-words.ts'
import { isActiveOn } from './prices.ts'
import type { Scope, Voucher } from './vouchers.ts'

type Span = { from: CalendarDate | null; until: CalendarDate | null }

/** `10% off the pieces`, `R 50,00 off, first order only`, `15% off the Karoo family`. */
export function voucherWords({ off, scope, isForFirstOrder, minimumCents }: Voucher): string {
  const discountWords =
    off.kind === 'share' ? `${percent(off.bps)} off ${scopeWords(scope)}` : amountWords(off.cents, scope)
  const minimumWords = minimumCents > 0 ? `, from ${formatRand(minimumCents)}` : ''
  return `${discountWords}${minimumWords}${isForFirstOrder ? ', first order only' : ''}`
}

/** `On`, `Over`, `From 4 December`: the state of a voucher or a sale on a day. */
export function spanState(span: Span, day: CalendarDate): string {
  if (isActiveOn(span, day)) return 'On'
  return span.from !== null && day < span.from ? `From ${dayAndMonth(span.from)}` : 'Over'
}

/** `1 September to 30 November`, `always`; `4 to 31 December` within a month. */
export function spanWords({ from, until }: Span): string {
  if (from === null) return until === null ? 'always' : `until ${dayAndMonth(until)}`
  if (until === null) return `from ${dayAndMonth(from)}`
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  return `${isOneMonth ? Number(from.slice(8)) : dayAndMonth(from)} to ${dayAndMonth(until)}`
}

/** `the pieces`, `throws and rugs`, `the Karoo family`. */
export function scopeWords({ kinds, family }: Scope): string {
  const ofKinds = kinds?.map((kind) => kindInCollection(kind).word.toLowerCase()).join(' and ')
  if (family === undefined) return ofKinds ?? 'the pieces'
  return ofKinds === undefined ? `the ${family} family` : `${ofKinds} of the ${family} family`
}

/** `R 50,00 off`, `R 50,00 off the Karoo family` */
function amountWords(cents: number, scope: Scope): string {
  const isUnrestricted = scope.kinds === undefined && scope.family === undefined
  return isUnrestricted ? `${formatRand(cents)} off` : `${formatRand(cents)} off ${scopeWords(scope)}`
}
