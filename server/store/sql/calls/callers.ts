import { addDays, type CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { answerHours } from '../../../../domain/calendar/deadline.ts'
import type { Hours } from '../../../../domain/calendar/opening-hours.ts'
import { dayOf, momentOf } from '../../../../domain/calendar/time-of-day.ts'
import type { CallSettings } from '../../../../domain/calls/call-settings.ts'
import { STEP_MINUTES } from '../../../../domain/calls/call-time.ts'
import type { Caller, CallRules } from '../../../../domain/calls/free-times.ts'
import type { Transaction } from '../database.ts'
import { readSetting } from '../inbox/settings-rows.ts'

const CELL_MS = STEP_MINUTES * 60_000

/** The settings of calls, with opening hours and days off. */
export async function callRules(
  tx: Transaction,
  openingHours: Hours | undefined,
): Promise<CallSettings & CallRules> {
  const settings = await readSetting(tx, 'calls')
  return { ...settings, openingHours: answerHours(openingHours, await readSetting(tx, 'extraHolidays')) }
}

/** The staff who take calls, with the cells that are taken between two days, both included. */
export async function callersWithTakenCells(
  tx: Transaction,
  first: CalendarDate,
  last: CalendarDate,
): Promise<Array<Caller>> {
  const staff = await tx.query(
    'SELECT id FROM staff WHERE takes_calls = 1 AND joined_at IS NOT NULL AND left_at IS NULL ORDER BY created_at, id',
  )
  if (staff.length === 0) return []
  const [from, until] = [momentOf(first, '00:00'), momentOf(addDays(last, 1), '00:00')]
  const cells = await tx.query('SELECT staff, cell FROM call_cells WHERE cell BETWEEN ? AND ?', [
    Math.floor(from / CELL_MS),
    Math.ceil(until / CELL_MS) - 1,
  ])
  return staff.map(({ id }) => ({
    id: String(id),
    taken: new Set(cells.filter((cell) => cell.staff === id).map(({ cell }) => Number(cell))),
  }))
}

/** Callers on the day of `startsAt` (epoch milliseconds), those with the fewest taken cells first. */
export async function callersOnDay(tx: Transaction, startsAt: number): Promise<Array<Caller>> {
  const day = dayOf(startsAt)
  const callers = await callersWithTakenCells(tx, day, day)
  return callers.toSorted((a, b) => a.taken.size - b.taken.size)
}
