import { appendFile, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Receipt, receiptSchema } from '../storage/sql/inbox/erasures.ts'

/** In the data folder, and in no backup of the database: it outlives a restore. */
export const RECEIPTS_FILE = 'erasures.jsonl'

/** Notes an erasure beside the database, durably. It names nobody. */
export async function noteReceipt(dataDir: string, receipt: Receipt): Promise<void> {
  const path = join(dataDir, RECEIPTS_FILE)
  await appendFile(path, `${JSON.stringify(receipt)}\n`, { mode: 0o600 })
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** All that were noted; none where there is no such file. A line that was cut off by a crash is passed over. */
export async function notedReceipts(dataDir: string): Promise<Array<Receipt>> {
  const text = await readFile(join(dataDir, RECEIPTS_FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    const read = receiptSchema.safeParse(parsed(line))
    return read.success ? [read.data] : []
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
