import {
  type BulkExport,
  type BulkGiven,
  type BulkStatusSet,
  bulkExportSchema,
  bulkGiveSchema,
  bulkStatusSchema,
  type HandedOver,
  type HandOver,
  handOverSchema,
} from '../../../domain/inbox/api/enquiry-acts.ts'
import { OPEN_LISTS, type Status } from '../../../domain/inbox/events/kinds.ts'
import { type ExportedEnquiry, mayRevealReligion } from '../../../domain/inbox/export/export-columns.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import type { Database, Transaction } from '../../store/sql/database.ts'
import type { Act } from '../../store/sql/inbox/append.ts'
import { commitEvents } from '../../store/sql/inbox/append.ts'
import { detailOf } from '../../store/sql/inbox/detail.ts'
import type { EnquiryRow } from '../../store/sql/inbox/enquiry-rows.ts'
import { rowsByNumber } from '../../store/sql/inbox/enquiry-rows.ts'
import type { NewEvent } from '../../store/sql/inbox/event-rows.ts'
import { countOpen, pageOfList } from '../../store/sql/inbox/lists.ts'
import { recordAct } from '../audit/record-act.ts'
import { EXPORT_TYPES, exportFile } from '../export.ts'
import type { InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { auditOf } from './act.ts'
import { canBeAssigned } from './act-routes.ts'
import { type Reader, readerOf } from './row.ts'

const ENQUIRY_GONE = new Refused(409, { error: 'One of these enquiries has gone. Nothing was done.' })
const CHANGED_FIRST = 'somebody did something there first. Nothing was done.'

/** Sets or removes the assignee of enquiries; those that already have this one are unchanged. */
async function assignAll(
  services: InboxServices,
  reader: Reader,
  numbers: ReadonlyArray<number>,
  to: string | null,
): Promise<BulkGiven | Refused> {
  const base = { at: services.now().getTime(), by: reader.me, kind: 'given', to } as const
  const changedRows = await actOnAll(services, reader, numbers, ({ assignee }) =>
    assignee === to ? null : base,
  )
  return changedRows instanceof Refused
    ? changedRows
    : { undo: undoGroups(changedRows, ({ assignee }) => assignee) }
}

const MAX_HANDED_OVER = 100

/** Hands open enquiries of one assignee over to a colleague, or leaves them unassigned. */
async function handOver(
  services: InboxServices,
  reader: Reader,
  { from, to }: HandOver,
): Promise<HandedOver | Refused> {
  const numbers: Array<number> = []
  for (const list of OPEN_LISTS) {
    const limit = MAX_HANDED_OVER - numbers.length
    const { rows } = await services.database.read((tx) =>
      pageOfList(tx, { list, assignee: from, sort: 'newest', limit }),
    )
    numbers.push(...rows.map(({ number }) => number))
  }
  const handedOver = await assignAll(services, reader, numbers, to)
  return handedOver instanceof Refused
    ? handedOver
    : { ...handedOver, left: await services.database.read((tx) => countOpen(tx, from)) }
}

/** Sets the status of several enquiries. */
async function setStatusOfAll(
  services: InboxServices,
  reader: Reader,
  numbers: ReadonlyArray<number>,
  to: Status,
): Promise<BulkStatusSet | Refused> {
  const base = { at: services.now().getTime(), by: reader.me, kind: 'status', to } as const
  const changedRows = await actOnAll(services, reader, numbers, ({ status }) =>
    status === to ? null : { ...base, from: status },
  )
  return changedRows instanceof Refused
    ? changedRows
    : { undo: undoGroups(changedRows, ({ status }) => status) }
}

function undoGroups<To>(rows: ReadonlyArray<EnquiryRow>, toOf: (row: EnquiryRow) => To) {
  const groups = Map.groupBy(rows, toOf)
  return [...groups].map(([to, group]) => ({ to, numbers: group.map(({ number }) => number) }))
}

/** Adds events to all or none, in one transaction. @returns the changed enquiries as they were before */
async function actOnAll(
  { database, audit }: InboxServices,
  { names }: Reader,
  numbers: ReadonlyArray<number>,
  eventFor: (row: EnquiryRow) => NewEvent | null,
): Promise<Array<EnquiryRow> | Refused> {
  const rows = await rowsOf(database, numbers)
  if (!rows) return ENQUIRY_GONE
  const changedRows = rows.flatMap((row) => {
    const event = eventFor(row)
    return event ? [{ row, event }] : []
  })
  const acts = changedRows.map(({ row, event }): Act => ({ number: row.number, event, seen: row.version }))
  const lastAct = acts.at(-1)
  if (!lastAct) return []
  const auditEntries = acts.map(({ number, event }) => auditOf(number, event, names))
  // Last: appending to the audit log locks it until the transaction ends.
  const addAuditEntries = async (tx: Transaction): Promise<void> => {
    for (const entry of auditEntries) await audit.append(tx, entry)
  }
  const failedAct = await commitEvents(database, [
    ...acts.slice(0, -1),
    { ...lastAct, alsoInTransaction: addAuditEntries },
  ])
  if (!failedAct) return changedRows.map(({ row }) => row)
  const { number, result } = failedAct
  if (result.outcome === 'unknown') return ENQUIRY_GONE
  const reason = result.outcome === 'refused' ? result.sentence : CHANGED_FIRST
  return new Refused(409, { error: `${enquiryName(number)}: ${reason}` })
}

/** The rows of enquiries by number, in the order in which they are locked; null if one is missing. */
async function rowsOf(database: Database, numbers: ReadonlyArray<number>): Promise<Array<EnquiryRow> | null> {
  const distinct = distinctNumbers(numbers)
  const rows = await database.read((tx) => rowsByNumber(tx, distinct))
  return rows.length === distinct.length ? rows : null
}

function distinctNumbers(numbers: ReadonlyArray<number>): Array<number> {
  return [...new Set(numbers)].sort((a, b) => a - b)
}

/**
 * A file of several enquiries, without messages, answers and notes. Enquiries that may reveal a person's religion (POPIA, section 26)
 * are left out unless requested.
 */
async function exportAll(
  services: InboxServices,
  { me, names }: Reader,
  { numbers, as, withBelief = false }: BulkExport,
): Promise<{ text: string; type: string; name: string; leftOut: number } | Refused> {
  const exported: Array<ExportedEnquiry> = []
  let leftOut = 0
  for (const number of distinctNumbers(numbers)) {
    const stored = await services.database.read((tx) => detailOf(tx, number, me))
    if (!stored) return ENQUIRY_GONE
    const { enquiry, state } = stored
    const assignee = names.get(state.assignee ?? '') ?? null
    if (withBelief || !mayRevealReligion(enquiry)) exported.push({ number, enquiry, state, assignee })
    else leftOut += 1
  }
  await services.database.transaction((tx) =>
    recordAct(services, tx, me, 'exported', { count: exported.length }),
  )
  const text = (await Array.fromAsync(exportFile(as, [exported]))).join('')
  return { text, type: EXPORT_TYPES[as], name: `enquiries.${as}`, leftOut }
}

/** Actions on several enquiries at once, for all of them or none. */
export function addBulkRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database } = services
  routes.staff('POST', 'bulk/give', { ...NEEDS.answer, body: bulkGiveSchema }, async ({ signedIn, body }) => {
    if (!(await canBeAssigned(services, body.to)))
      return fieldErrorsRefusal({ to: 'Choose somebody who works here' })
    return assignAll(services, await readerOf(database, signedIn.staff.id), body.numbers, body.to)
  })
  const handOverNeeds = { ...NEEDS.answer, body: handOverSchema }
  routes.staff('POST', 'bulk/hand-over', handOverNeeds, async ({ signedIn, body }) => {
    if (body.to === body.from || !(await canBeAssigned(services, body.to)))
      return fieldErrorsRefusal({ to: 'Choose somebody else who works here' })
    return handOver(services, await readerOf(database, signedIn.staff.id), body)
  })
  routes.staff('POST', 'bulk/status', { ...NEEDS.answer, body: bulkStatusSchema }, async (call) => {
    const { numbers, to } = call.body
    return setStatusOfAll(services, await readerOf(database, call.signedIn.staff.id), numbers, to)
  })
  routes.staff('POST', 'bulk/export', { ...NEEDS.export, body: bulkExportSchema }, async (call) => {
    const file = await exportAll(services, await readerOf(database, call.signedIn.staff.id), call.body)
    if (file instanceof Refused) return file
    call.reply
      .type(file.type)
      .headers({
        'content-disposition': `attachment; filename="${file.name}"`,
        'x-left-out': String(file.leftOut),
      })
      .send(file.text)
    return undefined
  })
}
