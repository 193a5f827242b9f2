import { Readable } from 'node:stream'
import {
  type Audit,
  type AuditQuery,
  auditQuerySchema,
  type ChainCheck,
} from '../../../domain/inbox/api/audit.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { actWords, auditActionLabel, otherActor, sealInShort } from '../../../domain/inbox/words/acts.ts'
import {
  type AuditEntry,
  type AuditSearch,
  auditActs,
  auditAfter,
  searchAudit,
} from '../../store/sql/audit.ts'
import type { Database } from '../../store/sql/database.ts'
import { allStaff, type StaffMember } from '../../store/sql/staff.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import type { TimedCheck } from './audit-watch.ts'
import { recordAct } from './record-act.ts'

const PAGE_SIZE = 100
const EXPORT_PAGE_SIZE = 500
const NUMBER = /^E-?(\d{1,12})$/i

/** The audit log, which owners can read, verify and download. */
export function addAuditRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, auditWatch } = services
  routes.staff('GET', 'audit', NEEDS['read-audit'], async ({ query }): Promise<Answer> => {
    const parsed = auditQuerySchema.safeParse(Object.fromEntries(query))
    if (!parsed.success) return fieldErrorsRefusal({ q: 'This cannot be searched for' })
    return pageOf(database, parsed.data, await auditWatch.last())
  })
  routes.staff('POST', 'audit/check', NEEDS['read-audit'], async () => chainCheck(await auditWatch.check()))
  routes.staff('POST', 'audit/export', NEEDS['export-audit'], async ({ signedIn, reply }) => {
    await database.transaction((tx) => recordAct(services, tx, signedIn.staff.id, 'exported-audit'))
    reply
      .type('application/jsonl; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.jsonl"')
      .send(Readable.from(linesOf(database)))
    return undefined
  })
}

async function pageOf(
  database: Database,
  { q, who, act, after }: AuditQuery,
  check: TimedCheck,
): Promise<Audit> {
  const [staff, acts] = await database.read(async (tx) => {
    return [await allStaff(tx), await auditActs(tx)] as const
  })
  const before = after && /^\d{1,15}$/.test(after) ? Number(after) : null
  const search = {
    before,
    limit: PAGE_SIZE + 1,
    ...searchFilter(q, staff, acts),
    ...(who && { actor: who }),
    ...(act && { act }),
  }
  const rows = await database.read((tx) => searchAudit(tx, search))
  const entries = rows.slice(0, PAGE_SIZE)
  const names = new Map(staff.map(({ id, name, email }) => [id, name || email]))
  return {
    check: chainCheck(check),
    acts: acts.map((act) => ({ act, words: auditActionLabel(act) })),
    entries: entries.map((entry) => shownEntry(entry, names)),
    next: rows.length > PAGE_SIZE ? String(entries.at(-1)?.n) : null,
  }
}

/** Interprets the search text as an enquiry's number, a staff name or an action; otherwise nothing matches. */
function searchFilter(
  q: string | undefined,
  staff: ReadonlyArray<StaffMember>,
  acts: ReadonlyArray<string>,
): Pick<AuditSearch, 'actor' | 'act' | 'subject'> {
  if (!q) return {}
  const number = NUMBER.exec(q)?.[1]
  if (number) return { subject: `E-${number}` }
  const text = q.toLowerCase()
  const person = staff.find(({ name }) => name.toLowerCase().includes(text))
  if (person) return { actor: person.id }
  return { act: acts.find((act) => auditActionLabel(act).toLowerCase().includes(text)) ?? '' }
}

function shownEntry(
  { n, at, actor, act, subject, data, hash }: AuditEntry,
  names: ReadonlyMap<string, string>,
): Audit['entries'][number] {
  const number = NUMBER.exec(subject ?? '')?.[1]
  return {
    n,
    at,
    who: names.get(actor) ?? otherActor(actor) ?? 'Somebody who was taken back',
    words: actWords(act, data),
    enquiry: number ? Number(number) : null,
    seal: sealInShort(hash),
  }
}

function chainCheck({ entries, checkedAt, fault }: TimedCheck): ChainCheck {
  return { entries, checkedAt, fault: fault?.sentence ?? null }
}

/** An entry as a line of the file, with the table's column names as keys. */
function lineOf({ n, at, actor: who, act, subject, data, previous, hash }: AuditEntry): string {
  return `${JSON.stringify({ n, at, who, act, subject, previous, hash, data })}\n`
}

/** The whole log, one line per entry, oldest first. */
async function* linesOf(database: Database): AsyncGenerator<string> {
  for (let n = 0; ; ) {
    const page = await database.read((tx) => auditAfter(tx, n, EXPORT_PAGE_SIZE))
    yield page.map(lineOf).join('')
    const last = page.at(-1)
    if (!last) return
    n = last.n
  }
}
