import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What every picture depends on beside its own folder. */
const EVERY_PICTURE = ['scenes/render/encode.ts', 'scenes/studio/stage.css', 'site/styles/tokens.css']

/**
 * What a folder's pictures were made from: the files that draw them, and those of content/ whose words and prices stand in
 * them, each with one SHA-256 over names and contents.
 */
export type Fingerprint = { files: Array<string>; hash: string; words: Array<string>; wordsHash: string }

/** Fingerprints a folder of scenes after the studio showed it: the studio knows then what it is made of. */
export async function fingerprintOf(studio: ViteDevServer, folder: string): Promise<Fingerprint> {
  const entry = `${ROOT}scenes/${folder}/pictures.tsx`
  const [module] = studio.environments.client.moduleGraph.getModulesByFile(entry) ?? []
  if (!module) throw new Error(`The studio did not show scenes/${folder}`)
  const all = [...new Set([...EVERY_PICTURE, ...ownFilesOf(module)])].sort()
  const words = all.filter((file) => file.startsWith('content/'))
  const files = all.filter((file) => !words.includes(file))
  return { files, hash: await hashOf(files), words, wordsHash: await hashOf(words) }
}

/** One SHA-256 over the names and contents of files of this project; a missing file counts as empty. */
export async function hashOf(files: ReadonlyArray<string>): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(ROOT + file).catch(() => ''))
  return hash.digest('hex')
}

function ownFilesOf(entry: EnvironmentModuleNode): Array<string> {
  const seen = new Set<EnvironmentModuleNode>()
  const queue = [entry]
  for (const module of queue) {
    if (seen.has(module)) continue
    seen.add(module)
    queue.push(...module.importedModules)
  }
  return [...seen]
    .map(({ file }) => relative(ROOT, file ?? '').replaceAll('\\', '/'))
    .filter((file) => file !== '' && !file.startsWith('..') && !file.startsWith('node_modules'))
}
