import type { FromCsvWorker, ToCsvWorker } from './csv-messages.ts'
import { fileText } from './file-text.ts'
import { readCsv } from './read-csv.ts'

/** Reads one file beside the page, so that the page goes on meanwhile. */
addEventListener('message', async ({ data: { file, state } }: MessageEvent<ToCsvWorker>) => {
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return tell({ result: { fault: `${file.name} is not there any more. Choose it again.` } })
  const read = fileText(file.name, new Uint8Array(bytes))
  const result = 'fault' in read ? read : readCsv(state, read.text, (progress) => tell({ progress }))
  tell({ result })
})

function tell(message: FromCsvWorker): void {
  postMessage(message)
}
