import { Readable } from 'node:stream'
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import { type Export, exportSchema } from '../../domain/inbox/api/basics.ts'
import { stateOf } from '../../domain/inbox/events/enquiry-state.ts'
import {
  EXPORT_HEADINGS,
  type ExportedEnquiry,
  exportCells,
  exportRecord,
  mayRevealReligion,
} from '../../domain/inbox/export/export-columns.ts'
import { NEEDS } from '../../domain/inbox/permissions.ts'
import { enquiriesToExport } from '../store/sql/inbox/logged-enquiries.ts'
import { recordAct } from './audit/record-act.ts'
import { staffNames } from './people/current-staff.ts'
import type { Answer, InboxRoutes } from './requests/define-routes.ts'
import { Refused } from './requests/refusal.ts'
import type { InboxServices } from './services.ts'

const PAGE = 100
const ONE_AT_A_TIME = new Refused(429, { error: 'An export is under way.', retryAfterSeconds: 10 })

/** Exports every enquiry as one file, for an owner who has reauthenticated. */
export function addExportRoute(routes: InboxRoutes, services: InboxServices): void {
  let isCounting = false
  const needs = { ...NEEDS.export, body: exportSchema }
  routes.staff('POST', 'export', needs, async ({ signedIn, body, reply }): Promise<Answer> => {
    if (isCounting) return ONE_AT_A_TIME
    isCounting = true
    try {
      // The audit log gets the number of exported enquiries before the first one is sent.
      let count = 0
      for await (const page of pagesOf(services, body.beliefs ?? false)) count += page.length
      await services.database.transaction((tx) =>
        recordAct(services, tx, signedIn.staff.id, 'exported', { count }),
      )
    } finally {
      isCounting = false
    }
    reply
      .type(EXPORT_TYPES[body.as])
      .header('content-disposition', `attachment; filename="enquiries.${body.as}"`)
      .send(Readable.from(exportFile(body.as, pagesOf(services, body.beliefs ?? false))))
    return undefined
  })
}

async function* pagesOf(
  { database }: InboxServices,
  beliefs: boolean,
): AsyncGenerator<Array<ExportedEnquiry>> {
  const names = await database.read(staffNames)
  for (let after = 0; ; ) {
    const cursor = after
    const rows = await database.read((tx) => enquiriesToExport(tx, cursor, PAGE))
    const last = rows.at(-1)
    if (!last) return
    after = last.number
    yield rows
      .filter(({ enquiry }) => beliefs || !mayRevealReligion(enquiry))
      .map(({ number, enquiry, events }) => {
        const state = stateOf(events)
        return { number, enquiry, state, assignee: names.get(state.assignee ?? '') ?? null }
      })
  }
}

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The media type of each kind of file. */
export const EXPORT_TYPES: Record<Export['as'], string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** A file of enquiries, one chunk per page of rows. */
export async function* exportFile(
  as: Export['as'],
  pages: AsyncIterable<ReadonlyArray<ExportedEnquiry>> | Iterable<ReadonlyArray<ExportedEnquiry>>,
): AsyncGenerator<string> {
  yield as === 'csv' ? BYTE_ORDER_MARK + (await csvOf([EXPORT_HEADINGS])) : '['
  let isFirst = true
  for await (const page of pages) {
    if (page.length === 0) continue
    if (as === 'csv') yield await csvOf(page.map(exportCells))
    else yield `${isFirst ? '\n' : ',\n'}${page.map((row) => JSON.stringify(exportRecord(row))).join(',\n')}`
    isFirst = false
    await nextEventLoopTurn() // lets requests of visitors run between chunks
  }
  if (as === 'json') yield '\n]\n'
}

/**
 * CSV with semicolons, as spreadsheets expect where amounts have a decimal comma. Every cell is quoted, because cells may contain line
 * breaks.
 */
export async function csvOf(rows: ReadonlyArray<ReadonlyArray<string>>): Promise<string> {
  const { stringify } = await import('csv-stringify/sync') // loaded on demand: exports are rare
  return stringify(
    rows.map((row) => [...row]),
    { delimiter: ';', record_delimiter: 'windows', quoted: true },
  )
}
