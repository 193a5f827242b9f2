import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Receipt, receiptSchema } from '../../store/sql/inbox/erasures.ts'

/** In the data folder, outside backups of the database, so that it survives a restore. */
export const RECEIPTS_FILE = 'erasures.jsonl'
const MAX_LINES_NAMED = 20

/** Records an erasure durably outside the database, without personal data. */
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
 * Adds receipts of the database that the file lacks, because the disk was full or the server was killed after an erasure.
 *
 * @param stored all receipts of the database
 * @returns how many were added
 */
export async function addMissingReceipts(dataDir: string, stored: ReadonlyArray<Receipt>): Promise<number> {
  const { receipts } = await readReceipts(dataDir)
  const keysInFile = new Set(receipts.map(({ seal, at }) => `${at} ${seal}`))
  const missingReceipts = stored.filter(({ seal, at }) => !keysInFile.has(`${at} ${seal}`))
  for (const receipt of missingReceipts) await noteReceipt(dataDir, receipt)
  return missingReceipts.length
}

/** Whether the last line is complete: after a crash or on a full disk, an appended receipt would be lost with it. */
async function endsInLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return true
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() === '\n'
}

/** The recorded receipts, and the numbers of unreadable lines, which were truncated or changed. */
type ReceiptsInFile = { receipts: Array<Receipt>; unreadable: Array<number> }

/** Reads the recorded receipts; empty if there is no file. */
export async function readReceipts(dataDir: string): Promise<ReceiptsInFile> {
  const text = await readFile(join(dataDir, RECEIPTS_FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  const inFile: ReceiptsInFile = { receipts: [], unreadable: [] }
  for (const [index, line] of text.split('\n').entries()) {
    const parsed = receiptSchema.safeParse(parseJson(line))
    if (parsed.success) inFile.receipts.push(parsed.data)
    else if (line.trim() !== '') inFile.unreadable.push(index + 1)
  }
  return inFile
}

/** What unreadable lines mean and what to do about them; null: all are readable. */
export function unreadableReceiptsFault({
  unreadable,
}: ReceiptsInFile): { sentence: string; todo: string } | null {
  if (unreadable.length === 0) return null
  return {
    sentence: `DATA_DIR/${RECEIPTS_FILE} holds what is no receipt, at line ${unreadable.slice(0, MAX_LINES_NAMED).join(', ')}: whoever was erased by it would come back with a restored backup.`,
    todo: `Put the file back from a copy of before. A line that a crash has cut off is noted again below at the next start, as long as the database knows of it.`,
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
