import type { EnquiryRow } from '../../../domain/inbox/api/enquiry-detail.ts'
import { lastReplyPreview } from '../../../domain/inbox/words/snippet.ts'
import type { Database } from '../../store/sql/database.ts'
import type { EnquiryRow as StoredRow } from '../../store/sql/inbox/enquiry-rows.ts'
import { staffNames } from '../people/current-staff.ts'

/** The id of the signed-in member of staff, and the names of all current and former staff by id. */
export type Reader = { me: string; names: ReadonlyMap<string, string> }

export async function readerOf({ read }: Database, me: string): Promise<Reader> {
  return { me, names: await read(staffNames) }
}

/** A row of a list, for one reader. */
export function rowFor({ me, names }: Reader, row: StoredRow): EnquiryRow {
  const {
    number,
    version,
    list,
    name,
    about,
    dueAt,
    lastAt,
    assignee,
    undelivered,
    heldUntil,
    reminder,
    callAt,
  } = row
  const { lastWay, lastBy, snippet, readBy } = row
  const by = lastBy === me ? null : (names.get(lastBy ?? '') ?? 'Somebody')
  return {
    number,
    version,
    list,
    name,
    about,
    dueAt,
    lastAt,
    who: assignee,
    undelivered,
    heldUntil,
    reminder,
    callAt,
    snippet: lastWay === null ? snippet : lastReplyPreview({ by, way: lastWay, words: snippet ?? '' }),
    unread: !readBy.includes(me),
  }
}
