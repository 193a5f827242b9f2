import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Receipt, receiptSchema } from '../storage/sql/inbox/erasures.ts'

/** In the data folder, and in no backup of the database: it outlives a restore. */
export const RECEIPTS_FILE = 'erasures.jsonl'

/** Notes an erasure beside the database, durably. It names nobody. */
export async function noteReceipt(dataDir: string, receipt: Receipt): Promise<void> {
  const file = await open(join(dataDir, RECEIPTS_FILE), 'a+', 0o600)
  try {
    const line = `${JSON.stringify(receipt)}\n`
    await file.appendFile((await endsInLine(file)) ? line : `\n${line}`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Notes what the database knows of and the file does not: the disk was full, or the server was killed, after an erasure.
 *
 * @param known all receipts of the database
 * @returns how many there were
 */
export async function noteLacking(dataDir: string, known: ReadonlyArray<Receipt>): Promise<number> {
  const noted = new Set((await notedReceipts(dataDir)).map(({ seal, at }) => `${at} ${seal}`))
  const lacking = known.filter(({ seal, at }) => !noted.has(`${at} ${seal}`))
  for (const receipt of lacking) await noteReceipt(dataDir, receipt)
  return lacking.length
}

/** A crash or a full disk may have cut the last line off: what is added to it would be lost with it. */
async function endsInLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return true
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() === '\n'
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
