import { type CalendarDate, formatDate, weekdayName } from '../calendar/calendar.ts'
import { isPublicHoliday } from '../calendar/public-holidays.ts'
import { addWorkingDays, isWorkingDay, MONDAY_TO_FRIDAY } from '../calendar/working-days.ts'
import { dividedHalfUp, formatRand } from '../money/money.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../pricing/terms.ts'

/** `3 to 24 months for a person or sole proprietor, up to 36 for an organisation` @param personMonths the most for a person */
export function monthsByPayer(personMonths: number): string {
  return `${MIN_MONTHS} to ${personMonths} months for a person or sole proprietor, up to ${MAX_MONTHS} for an organisation`
}

/**
 * Splits a total into monthly instalments that add up to it to the cent.
 *
 * The first `months - 1` are `round(total / months)`, half up; the last carries the difference (at most months / 2 cents).
 * No interest is added: see docs/domain.md 4.5 rule 3.
 *
 * @param totalCents whole price in cents, VAT included
 * @param months number of instalments, {@link MIN_MONTHS} to {@link MAX_MONTHS}
 * @throws {RangeError} if either argument is not a whole number in range
 */
export function splitIntoInstalments(totalCents: number, months: number): Array<number> {
  if (!Number.isSafeInteger(months) || months < MIN_MONTHS || months > MAX_MONTHS)
    throw new RangeError(`Months must be a whole number from ${MIN_MONTHS} to ${MAX_MONTHS}, not ${months}`)
  return splitOverMonthsLeft(totalCents, months)
}

/**
 * Splits a balance over the remaining months of a plan, which may be fewer than {@link MIN_MONTHS};
 * the rule is that of {@link splitIntoInstalments}.
 *
 * @throws {RangeError} if an argument is not a whole number above 0, or the last instalment would not be above 0
 */
export function splitOverMonthsLeft(balanceCents: number, monthsLeft: number): Array<number> {
  if (!Number.isSafeInteger(balanceCents) || balanceCents < 1)
    throw new RangeError(`Not whole cents above 0: ${balanceCents}`)
  if (!Number.isSafeInteger(monthsLeft) || monthsLeft < 1)
    throw new RangeError(`Not a number of months: ${monthsLeft}`)

  const eachCents = dividedHalfUp(balanceCents, monthsLeft)
  const lastCents = balanceCents - eachCents * (monthsLeft - 1)
  if (lastCents < 1) throw new RangeError(`${balanceCents} cents are too few for ${monthsLeft} instalments`)
  return [...Array<number>(monthsLeft - 1).fill(eachCents), lastCents]
}

/**
 * Splits a balance into equal instalments and a remainder as the last; null if it takes more than `maxMonths`.
 *
 * @throws {RangeError} if the balance or the amount is not a whole number of cents above 0
 */
export function splitByAmount(
  balanceCents: number,
  eachCents: number,
  maxMonths: number,
): Array<number> | null {
  for (const cents of [balanceCents, eachCents])
    if (!Number.isSafeInteger(cents) || cents < 1) throw new RangeError(`Not whole cents above 0: ${cents}`)
  const months = Math.ceil(balanceCents / eachCents)
  if (months > maxMonths) return null
  return [...Array<number>(months - 1).fill(eachCents), balanceCents - eachCents * (months - 1)]
}

/**
 * `12 × R 3 737,50`, or `23 × R 3 212,83 and a last one of R 3 212,91`; the space on either side of × does not break.
 *
 * @param instalments in cents, all equal except for the last
 * @throws {RangeError} if there are none, or any but the last differs
 */
export function describeInstalments(instalments: ReadonlyArray<number>): string {
  const [first] = instalments
  const last = instalments.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('No instalments to describe')
  const equal = instalments.filter((cents) => cents === first).length
  if (equal === instalments.length) return times(equal, first)

  if (equal < instalments.length - 1 || first === last)
    throw new RangeError('Only the last instalment may differ from the others')
  return `${times(equal, first)} and a last one of ${formatRand(last)}`
}

function times(count: number, cents: number): string {
  return `${count}\u00a0×\u00a0${formatRand(cents)}`
}

/** `about 25 February 2027`: each date of a plan moves with the day on which the work is complete. */
export function planDate(date: CalendarDate): string {
  return `about ${formatDate(date)}`
}

/**
 * `holiday: pay on 4 January 2027`: why an instalment is paid later than the date it is due, and when (docs/domain.md 4.4).
 * Null on a working day.
 *
 * @throws {RangeError} if `dueDate` is no date
 */
export function payOnNote(dueDate: CalendarDate): string | null {
  if (isWorkingDay(dueDate, MONDAY_TO_FRIDAY)) return null
  const reason = isPublicHoliday(dueDate) ? 'holiday' : weekdayName(dueDate)
  return `${reason}: pay on ${formatDate(addWorkingDays(dueDate, 1))}`
}
