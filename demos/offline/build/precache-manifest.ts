import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { OFFICE, STORE } from '../../addresses.ts'
import type { PrecacheManifest } from '../precache-manifest.ts'

const SHELLS = { store: `${STORE}/thing`, office: OFFICE }
/** The maximum compressed size of the precached files, because visitors pay for data. Other pages are cached when visited. */
const MOST_BYTES = 400 * 1024

/**
 * The files that the demos need offline, from the site's build.
 *
 * @param folder the build's `client`
 * @throws {Error} if a shell is missing
 */
export async function buildPrecacheManifest(folder: string): Promise<PrecacheManifest> {
  const files = new Set(
    await readdir(join(folder, '_astro'), { recursive: true }).then((all) => all.map(slashed)),
  )
  const pages = await readDemoPages(folder)
  for (const shell of Object.values(SHELLS))
    if (!pages.has(shell)) throw new Error(`The demos' service worker needs the page ${shell}`)
  const readAstro = async (name: string) => await readFile(join(folder, '_astro', name), 'utf8')
  const html = [...pages.values()].join('\n')
  const firstFiles = await closureOf(namedIn(html, files), async (name) =>
    namedAtOnceIn(await readAstro(name), files),
  )
  const all = await closureOf(firstFiles, async (name) => namedIn(await readAstro(name), files))
  const shells: ReadonlyArray<string> = Object.values(SHELLS)
  const atFirst = [...firstFiles].sort().map(addressOf)
  const onDemand = [...all].filter((name) => !firstFiles.has(name)).map(addressOf)
  const weigh = createScale(folder)
  const room = MOST_BYTES - (await weigh([...shells, ...atFirst]))
  const laterFiles = await lightest(weigh, onDemand, room)
  const furtherPages = [...pages].filter(([page]) => !shells.includes(page))
  const list = {
    shells: SHELLS,
    first: atFirst,
    later: laterFiles,
    pages: await shortest(weigh, furtherPages, room - (await weigh(laterFiles))),
  }
  return { version: versionOf([JSON.stringify(list), html]), ...list }
}

/** As many files as fit, the smallest first; the others are cached when used. */
async function lightest(weigh: Scale, addresses: Array<string>, room: number): Promise<Array<string>> {
  const weighed = await Promise.all(
    addresses.map(async (address) => ({ address, bytes: await weigh([address]) })),
  )
  let remainingBytes = room
  const chosen: Array<string> = []
  for (const { address, bytes } of weighed.toSorted((a, b) => a.bytes - b.bytes)) {
    remainingBytes -= bytes
    if (remainingBytes >= 0) chosen.push(address)
  }
  return chosen.sort()
}

/** As many pages as fit, the shortest first. They are similar, so that only those chosen need to be compressed. */
async function shortest(
  weigh: Scale,
  pages: Array<[address: string, html: string]>,
  room: number,
): Promise<Array<string>> {
  let remainingBytes = room
  const chosen: Array<string> = []
  for (const [page] of pages.toSorted(([, one], [, other]) => one.length - other.length)) {
    remainingBytes -= await weigh([page])
    if (remainingBytes < 0) break
    chosen.push(page)
  }
  return chosen.sort()
}

async function readDemoPages(folder: string): Promise<Map<string, string>> {
  const namesBelow = await readdir(join(folder, 'demos'), { recursive: true })
  const names = namesBelow
    .map(slashed)
    .filter((name) => name.endsWith('.html'))
    .sort()
  const entries = names.map(async (name) => {
    const html = await readFile(join(folder, 'demos', name), 'utf8')
    return [`/demos/${name.replace(/(?:\/index)?\.html$/, '')}`, html] as const
  })
  return new Map(await Promise.all(entries))
}

/** The transitive closure of the files that files name. Fonts and pictures name none. */
async function closureOf(start: Iterable<string>, namesIn: (name: string) => Promise<Iterable<string>>) {
  const foundFiles = new Set(start)
  // Iterating a set includes elements that are added meanwhile.
  for (const name of foundFiles) {
    if (!/\.(?:js|css)$/.test(name)) continue
    for (const each of await namesIn(name)) foundFiles.add(each)
  }
  return foundFiles
}

function versionOf(texts: ReadonlyArray<string>): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 12)
}

function addressOf(name: string): string {
  return `/_astro/${name}`
}

function slashed(name: string): string {
  return name.split(sep).join('/')
}

/** Matches files that are loaded on demand: `import('./x.js')`, and the lists of files that such imports preload. */
const ON_DEMAND = /\bimport\(\s*["'`][^"'`]+["'`]\s*\)|__vite__mapDeps=[\s\S]*?\]\)?\s*[),;]/g
const NAME = /[\w@.~/-]+\.(?:js|mjs|css|woff2|avif|webp|png|svg)\b/g

/** The files of the build that a text names. @param files their names below `/_astro/` */
export function namedIn(text: string, files: ReadonlySet<string>): Set<string> {
  const names = text.match(NAME) ?? []
  return new Set(names.map(belowAstro).filter((name) => files.has(name)))
}

/** The files that a script or a style sheet loads at once. */
export function namedAtOnceIn(text: string, files: ReadonlySet<string>): Set<string> {
  return namedIn(text.replaceAll(ON_DEMAND, ''), files)
}

function belowAstro(name: string): string {
  return name.replace(/^(?:.*\/_astro\/|_astro\/|(?:\.{1,2}\/)+)/, '')
}

const compress = promisify(brotliCompress)

/** The transfer size of files or pages: compressed, in bytes. */
type Scale = (addresses: ReadonlyArray<string>) => Promise<number>

/**
 * Creates a function that measures files of a build, each once.
 *
 * @param folder the build's `client`
 */
function createScale(folder: string): Scale {
  const weights = new Map<string, Promise<number>>()
  const weigh = (address: string): Promise<number> => {
    const weight = weights.get(address) ?? weightOf(folder, address)
    weights.set(address, weight)
    return weight
  }
  return async (addresses) => {
    let sum = 0
    for (const bytes of await Promise.all(addresses.map(weigh))) sum += bytes
    return sum
  }
}

async function weightOf(folder: string, address: string): Promise<number> {
  const body = await readFile(join(folder, /\.\w+$/.test(address) ? address : `${address}.html`))
  const isCompressed = /\.(?:woff2|avif|webp|png)$/.test(address)
  if (isCompressed) return body.length
  return (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length
}
