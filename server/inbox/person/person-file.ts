import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { mailNameOf } from '../../mail/due-mail.ts'
import type { AuditLog } from '../../store/sql/audit.ts'
import type { Database } from '../../store/sql/database.ts'
import type { PersonData } from '../../store/sql/inbox/person.ts'
import { staffNames } from '../people/current-staff.ts'
import type { InboxServices } from '../services.ts'

type ExportDependencies = Pick<InboxServices, 'database' | 'now'> & {
  /** null: the secret is unknown, and nothing can be recorded. */
  audit: Pick<AuditLog, 'append'> | null
}

/**
 * All data stored about a person, as the file that they may request; the audit log records the export.
 *
 * @param by a staff id; null: the command line
 */
export async function exportPerson(
  { database, audit, now }: ExportDependencies,
  data: PersonData,
  by: string | null,
): Promise<object> {
  const at = now().getTime()
  const file = personFile(data, at, await staffNameLookup(database))
  const number = data.histories.at(-1)?.row.number
  const subject = number === undefined ? null : enquiryName(number)
  const act = {
    at,
    actor: by ?? 'command',
    act: 'exported-person',
    subject,
    data: { hasEnquiry: subject !== null },
  }
  if (audit) await database.transaction((tx) => audit.append(tx, act))
  return file
}

/** Looks up names of current and former staff by id. */
export async function staffNameLookup(database: Database): Promise<(id: string) => string> {
  const names = await database.read(staffNames)
  return (id) => names.get(id) ?? 'somebody'
}

/** The file of {@link exportPerson}, with the names of staff instead of their ids, and without idempotency data. */
function personFile(data: PersonData, nowMs: number, staffName: (id: string) => string): object {
  const { email, addresses, enquiries, histories, subscriptions, mails, drafts, calls } = data
  return {
    email,
    addresses,
    exportedAt: isoOf(nowMs),
    enquiries: enquiries.map(enquiryOf),
    histories: histories.map(({ row, events }) => ({
      number: row.number,
      list: row.list,
      log: events.map(({ by, at, ...event }) => ({
        at: isoOf(at),
        by: by === null ? null : staffName(by),
        ...event,
      })),
    })),
    calls: calls.map(({ startsAt, endsAt, state, confirmedAt, zone, staff }) => ({
      startsAt: isoOf(startsAt),
      endsAt: isoOf(endsAt),
      state,
      confirmedAt: confirmedAt === null ? null : isoOf(confirmedAt),
      zone,
      staff: staffName(staff),
    })),
    subscriptions,
    mails: mails.map(({ id, waits }) => ({ kind: mailNameOf(id), waits })),
    answersBegun: drafts,
  }
}

function enquiryOf({ collection, record, metadata }: Enquiry): object {
  const { key: _key, bodyHash: _bodyHash, collection: _collection, ...otherMetadata } = metadata
  return { collection, ...record, sentAt: isoOf(record.dateSent), ...otherMetadata }
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
