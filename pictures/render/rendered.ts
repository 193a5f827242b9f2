import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const SCENES = fileURLToPath(new URL('..', import.meta.url))
const FILE = `${SCENES}rendered.json`
const renderedSchema = z.record(z.string(), z.string())

/** By folder of scenes: SHA-256 of the markup, the styles and the settings that its committed pictures were taken from. */
export type Rendered = z.infer<typeof renderedSchema>

export async function readRendered(): Promise<Rendered> {
  return renderedSchema.parse(JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')))
}

/** Folders are written in alphabetical order, so that a change alters one line only. */
export async function writeRendered(rendered: Rendered): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(rendered).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The folders of scenes. */
export async function sceneFolders(): Promise<Array<string>> {
  const entries = await readdir(SCENES, { withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => ((await readdir(SCENES + name)).includes('pictures.tsx') ? [name] : [])),
  )
  return files.flat().sort()
}
