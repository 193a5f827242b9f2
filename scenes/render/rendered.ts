import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { hashOf } from './fingerprint.ts'

const FILE = fileURLToPath(new URL('../rendered.json', import.meta.url))
const renderedSchema = z.record(
  z.string(),
  z.strictObject({
    files: z.array(z.string()),
    hash: z.string(),
    words: z.array(z.string()),
    wordsHash: z.string(),
  }),
)

/** By folder of scenes: what its committed pictures were made from. */
export type Rendered = z.infer<typeof renderedSchema>

/** Reads what the committed pictures were made from. */
export async function readRendered(): Promise<Rendered> {
  return renderedSchema.parse(JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')))
}

/** Keeps what the pictures were made from, folders in order. */
export async function writeRendered(rendered: Rendered): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(rendered).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Whether a folder's committed pictures are as its scenes are drawn now. */
export async function isAsDrawn(rendered: Rendered, folder: string): Promise<boolean> {
  const made = rendered[folder]
  return made !== undefined && (await hashOf(made.files)) === made.hash
}

/** Whether they say, too, what content/ says now: the owner may change words without taking pictures at once. */
export async function isAsWritten(rendered: Rendered, folder: string): Promise<boolean> {
  const made = rendered[folder]
  return made !== undefined && (await hashOf(made.words)) === made.wordsHash
}
