import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { OFFICE } from '../../addresses.ts'
import { PRODUCT_SHELL } from '../../storefront/routes/route.ts'
import type { PrecacheManifest } from '../precache-manifest.ts'

const SHELLS = { store: PRODUCT_SHELL, office: OFFICE }
/** The maximum compressed size of what is precached, because visitors pay for data. Other pages are cached when visited. */
const MAX_BYTES = 400 * 1024

/**
 * The files that the demos need offline, from the site's build.
 *
 * @param folder the build's `client`
 * @throws {Error} if a shell is missing
 */
export async function buildPrecacheManifest(folder: string): Promise<PrecacheManifest> {
  const files = new Set(
    await readdir(join(folder, '_astro'), { recursive: true }).then((names) => names.map(withSlashes)),
  )
  const pages = await readDemoPages(folder)
  const shells: ReadonlyArray<string> = Object.values(SHELLS)
  for (const shell of shells)
    if (!pages.has(shell)) throw new Error(`The demos' service worker needs the page ${shell}`)
  const readAstro = async (name: string) => await readFile(join(folder, '_astro', name), 'utf8')
  const html = [...pages.values()].join('\n')
  const firstFiles = await closureOf(filesNamedIn(html, files), async (name) =>
    filesLoadedAtOnce(await readAstro(name), files),
  )
  const allFiles = await closureOf(firstFiles, async (name) => filesNamedIn(await readAstro(name), files))
  const atFirst = [...firstFiles].sort().map(addressOf)
  const onDemand = [...allFiles].filter((name) => !firstFiles.has(name)).map(addressOf)
  const sizeOf = createSizeOf(folder)
  const initialSizes = await Promise.all([...shells, ...atFirst].map(sizeOf))
  const initialBytes = initialSizes.reduce((sum, bytes) => sum + bytes, 0)
  const sizedFiles = await Promise.all(
    onDemand.map(async (address) => ({ address, bytes: await sizeOf(address) })),
  )
  const smallestFiles = sizedFiles.toSorted((a, b) => a.bytes - b.bytes).map(({ address }) => address)
  const later = await takeFitting(smallestFiles, MAX_BYTES - initialBytes, sizeOf)
  const shortestPages = [...pages]
    .filter(([page]) => !shells.includes(page))
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([page]) => page)
  const furtherPages = await takeFitting(shortestPages, later.remainingBytes, sizeOf)
  const content = { shells: SHELLS, first: atFirst, later: later.addresses, pages: furtherPages.addresses }
  return { version: versionOf([JSON.stringify(content), html]), ...content }
}

/** As many of the addresses as fit together into a budget; stops at the first that does not, to compress few. */
async function takeFitting(addresses: ReadonlyArray<string>, budgetBytes: number, sizeOf: SizeOf) {
  let remainingBytes = budgetBytes
  const fitting: Array<string> = []
  for (const address of addresses) {
    const bytes = await sizeOf(address)
    if (bytes > remainingBytes) break
    remainingBytes -= bytes
    fitting.push(address)
  }
  return { addresses: fitting.sort(), remainingBytes }
}

async function readDemoPages(folder: string): Promise<Map<string, string>> {
  const namesBelow = await readdir(join(folder, 'demos'), { recursive: true })
  const names = namesBelow
    .map(withSlashes)
    .filter((name) => name.endsWith('.html'))
    .sort()
  const entries = names.map(async (name) => {
    const html = await readFile(join(folder, 'demos', name), 'utf8')
    return [`/demos/${name.replace(/(?:\/index)?\.html$/, '')}`, html] as const
  })
  return new Map(await Promise.all(entries))
}

/** The files, those that they name, and so on. Fonts and pictures name none. */
async function closureOf(start: Iterable<string>, namesIn: (name: string) => Promise<Iterable<string>>) {
  const foundFiles = new Set(start)
  // Iterating a set includes elements that are added meanwhile.
  for (const name of foundFiles) {
    if (!/\.(?:js|css)$/.test(name)) continue
    for (const named of await namesIn(name)) foundFiles.add(named)
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

function withSlashes(name: string): string {
  return name.split(sep).join('/')
}

/** Matches files that are loaded on demand: `import('./x.js')`, and the lists of files that such imports preload. */
const ON_DEMAND = /\bimport\(\s*["'`][^"'`]+["'`]\s*\)|__vite__mapDeps=[\s\S]*?\]\)?\s*[),;]/g
const NAME = /[\w@.~/-]+\.(?:js|mjs|css|woff2|avif|webp|png|svg)\b/g

/** The files of the build that a text names. @param files their names below `/_astro/` */
export function filesNamedIn(text: string, files: ReadonlySet<string>): Set<string> {
  const names = text.match(NAME) ?? []
  return new Set(names.map(belowAstro).filter((name) => files.has(name)))
}

/** The files that a script or a style sheet loads at once. */
export function filesLoadedAtOnce(text: string, files: ReadonlySet<string>): Set<string> {
  return filesNamedIn(text.replaceAll(ON_DEMAND, ''), files)
}

function belowAstro(name: string): string {
  return name.replace(/^(?:.*\/_astro\/|_astro\/|(?:\.{1,2}\/)+)/, '')
}

const compress = promisify(brotliCompress)

/** The transfer size of a file or page: compressed, in bytes. */
type SizeOf = (address: string) => Promise<number>

/**
 * Creates a function that measures files of a build, each once.
 *
 * @param folder the build's `client`
 */
function createSizeOf(folder: string): SizeOf {
  const sizes = new Map<string, Promise<number>>()
  return (address) => {
    const size = sizes.get(address) ?? fileSize(folder, address)
    sizes.set(address, size)
    return size
  }
}

async function fileSize(folder: string, address: string): Promise<number> {
  const body = await readFile(join(folder, /\.\w+$/.test(address) ? address : `${address}.html`))
  const isCompressed = /\.(?:woff2|avif|webp|png)$/.test(address)
  if (isCompressed) return body.length
  return (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length
}
