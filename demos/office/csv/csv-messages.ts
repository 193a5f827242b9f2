import type { StockState } from '../../shop/stock-levels.ts'
import type { CsvProgress, CsvResult } from './read-csv.ts'

export type ToCsvWorker = { file: File; state: StockState }
export type FromCsvWorker = { progress: CsvProgress } | { result: CsvResult }
