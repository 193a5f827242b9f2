import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FILE = `${ROOT}scenes/rendered.json`
const renderedSchema = z.record(
  z.string(),
  z.strictObject({
    /** SHA-256 of the markup, the styles and the settings that the pictures were taken from. */
    hash: z.string(),
    /** The files of content/ whose words and prices stand in them, and one SHA-256 over these. */
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

/** The folders of scenes that pictures are taken of. */
export async function sceneFolders(): Promise<Array<string>> {
  const entries = await readdir(`${ROOT}scenes`, { recursive: true })
  return entries.flatMap((entry) => entry.match(/^([^/\\]+)[/\\]pictures\.tsx$/)?.[1] ?? []).sort()
}

/**
 * Whether a folder's committed pictures are as its scenes are drawn now. Where the words have changed since, nothing can be
 * said of the drawing: {@link isAsWritten} tells.
 *
 * @param now the folder's fingerprint, see fingerprint.ts
 */
export function isAsDrawn(rendered: Rendered, folder: string, now: Rendered): boolean {
  const [made, drawn] = [rendered[folder], now[folder]]
  return made !== undefined && (made.wordsHash !== drawn?.wordsHash || made.hash === drawn.hash)
}

/** Whether they say, too, what content/ says now: the owner may change words without taking pictures at once. */
export async function isAsWritten(rendered: Rendered, folder: string): Promise<boolean> {
  const made = rendered[folder]
  return made !== undefined && (await hashOfFiles(made.words)) === made.wordsHash
}

/** One SHA-256 over the names and contents of files of this project; a missing file counts as empty. */
export async function hashOfFiles(files: ReadonlyArray<string>): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(ROOT + file).catch(() => ''))
  return hash.digest('hex')
}
