import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import type { Export } from '../../../domain/inbox/api/basics.ts'
import {
  EXPORT_HEADINGS,
  type Exported,
  exportCells,
  exportRecord,
} from '../../../domain/inbox/export/export-columns.ts'

/** Spreadsheets read it as UTF-8 by this sign. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The media type of each kind of file. */
export const EXPORT_TYPES: Record<Export['as'], string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** A file of enquiries, a piece for each page of them. */
export async function* exportFile(
  as: Export['as'],
  pages: AsyncIterable<ReadonlyArray<Exported>> | Iterable<ReadonlyArray<Exported>>,
): AsyncGenerator<string> {
  yield as === 'csv' ? BYTE_ORDER_MARK + (await csvOf([EXPORT_HEADINGS])) : '['
  let isFirst = true
  for await (const page of pages) {
    if (page.length === 0) continue
    if (as === 'csv') yield await csvOf(page.map(exportCells))
    else
      yield `${isFirst ? '\n' : ',\n'}${page.map((each) => JSON.stringify(exportRecord(each))).join(',\n')}`
    isFirst = false
    await nextTurnOfTheLoop() // a large file must not keep a server from its visitors
  }
  if (as === 'json') yield '\n]\n'
}

/** Every cell in quotes: a line break in one would begin a line, and what follows it a cell. */
async function csvOf(rows: ReadonlyArray<ReadonlyArray<string>>): Promise<string> {
  const { stringify } = await import('csv-stringify/sync') // few export
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', quoted: true },
  )
}
