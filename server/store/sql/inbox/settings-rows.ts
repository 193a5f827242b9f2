import { z } from 'zod'
import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { callSettingsSchema, DEFAULT_CALL_SETTINGS } from '../../../../domain/calls/call-settings.ts'
import { ENQUIRY_MONTHS } from '../../../../domain/enquiry/retention.ts'
import type { Transaction } from '../database.ts'

/** The stored settings: those that owners set in the inbox, and the server's own notes. */
const SETTINGS = {
  /** Days off, without the public holidays. */
  extraHolidays: z.array(z.iso.date()).default([]),
  /** The retention time of enquiries without a contract; null: as the privacy notice promises, which is the maximum. */
  retentionMonths: z.int().min(1).max(ENQUIRY_MONTHS).nullable().default(null),
  calls: callSettingsSchema.default(DEFAULT_CALL_SETTINGS),
  webhookUrl: z.string().nullable().default(null),
  /** Encrypted; null if none was created yet. */
  webhookKey: z.string().nullable().default(null),
  /** Increases with each change of the saved answers. */
  savedAnswersRevision: z.int().nonnegative().default(0),
  /** The number of the newest change of the site's draft, which never decreases: see store/sql/website. */
  siteRevision: z.int().nonnegative().default(0),
  /** The version of the site that visitors see; null: the version delivered with the program. */
  liveVersion: z.int().positive().nullable().default(null),
  /** The day of the last sweep. */
  sweptOn: z.iso.date().nullable().default(null),
  /** The end of a server's lease for the sweep, epoch milliseconds: see `sweepLease`. */
  sweepingUntil: z.int().default(0),
  /** Whether the end of the audit log was ever noted outside the database; replaced by {@link auditNotedIn}. */
  auditWasNoted: z.boolean().default(false),
  /** The data folders (with their machine) in which the end of the audit log was noted, latest last. */
  auditNotedIn: z.array(z.string()).default([]),
  /** Identifies the store's secret: see server/secrets.ts. */
  secretMark: z.string().nullable().default(null),
  /** When the store was moved to PostgreSQL, epoch milliseconds: no server serves from it any more. */
  movedAt: z.int().nullable().default(null),
  /** Whether this is a copy from which no server has served: the next copy may replace it. */
  isUnservedCopy: z.boolean().default(false),
}
export type SettingName = keyof typeof SETTINGS
export type SettingValue<Name extends SettingName> = z.infer<(typeof SETTINGS)[Name]>

/** A setting, or its default. */
export async function readSetting<Name extends SettingName>(
  tx: Transaction,
  name: Name,
): Promise<SettingValue<Name>> {
  const [row] = await tx.query('SELECT value FROM settings WHERE key = ?', [name])
  const value: unknown = row ? JSON.parse(String(row.value)) : undefined
  return SETTINGS[name].parse(value) as SettingValue<Name> // parsed by the schema of this name
}

export async function writeSetting<Name extends SettingName>(
  tx: Transaction,
  name: Name,
  value: SettingValue<Name>,
): Promise<void> {
  await tx.query(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [name, JSON.stringify(value)],
  )
}

/** Days off, without the public holidays. */
export function extraHolidays(tx: Transaction): Promise<ReadonlyArray<CalendarDate>> {
  return readSetting(tx, 'extraHolidays')
}
