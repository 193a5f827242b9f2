import { useEffect, useRef, useState } from 'react'
import type { StockState } from '../../shop/stock-levels.ts'
import type { FromCsvWorker, ToCsvWorker } from './csv-worker.ts'
import { MAX_CSV_BYTES } from './file-text.ts'
import type { CsvFound, CsvProgress } from './read-csv.ts'

export type CsvFile =
  | { at: 'choose'; fault: string | null }
  | { at: 'reading'; file: File; progress: CsvProgress | null }
  | { at: 'read'; file: File; found: CsvFound }

const NONE: CsvFile = { at: 'choose', fault: null }

/** Reads the chosen file in a worker, which ends when the file is read or the screen is left. */
export function useCsvFile(state: StockState) {
  const [reading, setReading] = useState<CsvFile>(NONE)
  const worker = useRef<Worker | null>(null)
  const stop = () => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => () => worker.current?.terminate(), [])
  const fail = (fault: string | null) => {
    stop()
    setReading({ at: 'choose', fault })
  }
  const hear = (file: File, message: FromCsvWorker) => {
    if ('progress' in message) return setReading({ at: 'reading', file, progress: message.progress })
    if ('fault' in message.result) return fail(message.result.fault)
    stop()
    setReading({ at: 'read', file, found: message.result.found })
  }
  const choose = (file: File) => {
    if (file.size > MAX_CSV_BYTES) return fail(`${file.name} is larger than 5 MB. Bring it in as two.`)
    stop()
    setReading({ at: 'reading', file, progress: null })
    const reader = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })
    worker.current = reader
    reader.addEventListener('message', ({ data }: MessageEvent<FromCsvWorker>) => hear(file, data))
    reader.addEventListener('error', () => fail('This browser could not read the file. Try once more.'))
    const { edits, added, stock } = state
    const message: ToCsvWorker = { file, state: { edits, added, stock } }
    reader.postMessage(message)
  }
  return { reading, choose, leave: () => fail(null) }
}
