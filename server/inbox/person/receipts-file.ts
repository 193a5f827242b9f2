import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Receipt, receiptSchema } from '../../store/sql/inbox/erasures.ts'

/** In the data folder, and in no backup of the database: it outlives a restore. */
export const RECEIPTS_FILE = 'erasures.jsonl'
const LINES_NAMED = 20

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
  const { receipts } = await notedReceipts(dataDir)
  const noted = new Set(receipts.map(({ seal, at }) => `${at} ${seal}`))
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

/** All that were noted, and the numbers of lines that hold none, as a crash has cut them off or somebody changed them. */
type NotedReceipts = { receipts: Array<Receipt>; unreadable: Array<number> }

/** Reads what was noted; nothing where there is no such file. */
export async function notedReceipts(dataDir: string): Promise<NotedReceipts> {
  const text = await readFile(join(dataDir, RECEIPTS_FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  const noted: NotedReceipts = { receipts: [], unreadable: [] }
  for (const [at, line] of text.split('\n').entries()) {
    const read = receiptSchema.safeParse(parsed(line))
    if (read.success) noted.receipts.push(read.data)
    else if (line.trim() !== '') noted.unreadable.push(at + 1)
  }
  return noted
}

/** What follows of lines that cannot be read, and what to do; null where each can. */
export function unreadableWords({ unreadable }: NotedReceipts): { sentence: string; todo: string } | null {
  if (unreadable.length === 0) return null
  return {
    sentence: `DATA_DIR/${RECEIPTS_FILE} holds what is no receipt, at line ${unreadable.slice(0, LINES_NAMED).join(', ')}: whoever was erased by it would come back with a restored backup.`,
    todo: `Put the file back from a copy of before. A line that a crash has cut off is noted again below at the next start, as long as the database knows of it.`,
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
