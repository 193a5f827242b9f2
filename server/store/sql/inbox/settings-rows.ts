import { z } from 'zod'
import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { ENQUIRY_MONTHS } from '../../../../domain/enquiry/retention.ts'
import type { Transaction } from '../database.ts'

/** What owners set in the inbox, and what the server notes for itself; and how each is kept. */
const SETTINGS = {
  /** Days off beside the public holidays. */
  extraHolidays: z.array(z.iso.date()).default([]),
  /** How long an enquiry is kept that led nowhere; null: as the privacy notice promises, which is the longest. */
  retentionMonths: z.int().min(1).max(ENQUIRY_MONTHS).nullable().default(null),
  webhookUrl: z.string().nullable().default(null),
  /** Sealed; null: none was made yet. */
  webhookKey: z.string().nullable().default(null),
  /** Of the saved answers: another one with each change. */
  savedAnswersRevision: z.int().nonnegative().default(0),
  /** The day on which what is over was deleted last: the server's own note. */
  sweptOn: z.iso.date().nullable().default(null),
  /** Until when one server alone deletes what is over, epoch milliseconds: see `sweepTurn`. */
  sweepingUntil: z.int().default(0),
  /** Whether the end of the audit log was ever noted beside the database, as versions before {@link auditNotedIn} kept it. */
  auditWasNoted: z.boolean().default(false),
  /** The data folders in which the end of the audit log was noted, each with its machine, the latest last. */
  auditNotedIn: z.array(z.string()).default([]),
  /** By which the secret is known with which all that is sealed here was sealed: see server/secrets.ts. */
  secretMark: z.string().nullable().default(null),
  /** When all of it was moved to PostgreSQL for good, epoch milliseconds: no server serves from here any more. */
  movedAt: z.int().nullable().default(null),
  /** Whether this is a copy that was moved here, and no server has served from it: the next copy may replace it. */
  isUnservedCopy: z.boolean().default(false),
}
export type SettingName = keyof typeof SETTINGS
export type SettingValue<Name extends SettingName> = z.infer<(typeof SETTINGS)[Name]>

/** A setting, or its default where nobody has set it. */
export async function readSetting<Name extends SettingName>(
  tx: Transaction,
  name: Name,
): Promise<SettingValue<Name>> {
  const [row] = await tx.query('SELECT value FROM settings WHERE key = ?', name)
  const value: unknown = row ? JSON.parse(String(row.value)) : undefined
  return SETTINGS[name].parse(value) as SettingValue<Name> // by this very name's schema
}

export async function writeSetting<Name extends SettingName>(
  tx: Transaction,
  name: Name,
  value: SettingValue<Name>,
): Promise<void> {
  await tx.query(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    name,
    JSON.stringify(value),
  )
}

/** Days off beside the public holidays, for whatever counts working time. */
export function extraHolidays(tx: Transaction): Promise<ReadonlyArray<CalendarDate>> {
  return readSetting(tx, 'extraHolidays')
}
