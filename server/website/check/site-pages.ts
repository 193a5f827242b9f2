import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** More than any site of ours has: a build that writes more is refused. */
const MAX_PAGES = 1_000
const MAX_BYTES = 3_000_000

/** A built site: the folder that `astro build` wrote, and the pages that are rendered on demand. */
export type BuiltSite = {
  folder: string
  rendered: ReadonlyArray<{ address: string; html: string }>
}

/** The pages of a built site by their addresses, without those of the inbox, read one at a time. */
export type SitePages = {
  addresses: ReadonlyArray<string>
  /** Whether a page or another file is at an address. */
  has: (address: string) => boolean
  /** '' if there is no such page. */
  read: (address: string) => Promise<string>
}

/** @throws {Error} if there are more or larger pages than a site can have */
export async function openPages({ folder, rendered }: BuiltSite): Promise<SitePages> {
  const client = join(folder, 'client')
  const names = (await readdir(client, { recursive: true })).map((name) => name.split(sep).join('/'))
  const files = new Map(
    names
      .filter((name) => name.endsWith('.html') && !name.startsWith('inbox'))
      .map((name) => [addressOf(name), name]),
  )
  const renderedPages = new Map(rendered.map(({ address, html }) => [address, html]))
  const allFiles = new Set(names.map((name) => `/${name}`))
  const addresses = [...new Set([...files.keys(), ...renderedPages.keys()])]
  if (addresses.length > MAX_PAGES) throw new Error(`${client} has ${addresses.length} pages`)
  return {
    addresses,
    has: (address) => files.has(address) || renderedPages.has(address) || allFiles.has(address),
    read: async (address) => {
      const name = files.get(address)
      if (name === undefined) return renderedPages.get(address) ?? ''
      const path = join(client, name)
      const { size } = await stat(path)
      if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes`)
      return readFile(path, 'utf8')
    },
  }
}

/** `our-work/ecommerce.html` is at `/our-work/ecommerce`. */
function addressOf(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}
