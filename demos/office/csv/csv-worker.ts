import type { StockState } from '../../shop/stock-levels.ts'
import { type CsvProgress, type CsvResult, fileText, readCsv } from './read-csv.ts'

export type ToCsvWorker = { file: File; state: StockState }
export type FromCsvWorker = { progress: CsvProgress } | { result: CsvResult }

/**
 * Reads and checks one file while the page stays usable. Papa Parse's own worker would only parse, and it starts from a blob,
 * which the Content-Security-Policy does not allow.
 */
addEventListener('message', async ({ data: { file, state } }: MessageEvent<ToCsvWorker>) => {
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return send({ result: { fault: `${file.name} is not there any more. Choose it again.` } })
  const decoded = fileText(file.name, new Uint8Array(bytes))
  const result = 'fault' in decoded ? decoded : readCsv(state, decoded.text, (progress) => send({ progress }))
  send({ result })
})

function send(message: FromCsvWorker): void {
  postMessage(message)
}
