import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Headers, type PageOrigins, pagePolicy, securityHeaders } from '../plugins/security-headers.ts'
import { withAnalytics } from './analytics-parts.ts'
import { type InlineHashes, inlineHashesOf, NO_HASHES } from './inline-hashes.ts'
import { mediaTypeOf } from './media-types.ts'
import { type RenderPage, renderer } from './render-page.ts'
import { type PolicyOf, renderedPolicies } from './rendered-policy.ts'
import { compressBest, type SiteFile, siteFile } from './site-file.ts'

/** The origin that the build writes, because it knows none (astro.config.ts). */
const BUILT_ORIGIN = 'https://site.invalid'
const NOT_FOUND_PAGE = '/404'
const BUILD_IT = 'run `npm run build` first, or `npm start`, which does'

/** The built site, read into memory whole: nothing of it is opened while serving. */
export type Site = {
  /** By address: `/`, `/about-us`, `/favicon.svg`. */
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile
  renderPage: RenderPage
  policyOf: PolicyOf
  /** Loads what renders pages, so that the first who needs it does not wait. */
  warmUp: () => Promise<void>
  /** Compresses each file as small as can be, one after the other off the main thread, until told to stop. */
  compressBest: (signal: AbortSignal) => Promise<void>
}

/** Puts in what the build cannot know. */
type Finish = (text: string) => string
type BuiltFile = { address: string; body: Buffer; hashes: InlineHashes | null }

/**
 * Reads what `astro build` wrote.
 *
 * @param options.directory the build's output, with `client/` and `server/` in it
 * @param options.siteUrl public origin, put in the place of the one that the build wrote
 * @param options.measurementId of Google Analytics; null leaves everything that belongs to it out of the pages
 * @throws {Error} if the site has not been built
 */
export async function loadSite(options: {
  directory: string
  siteUrl: string
  measurementId: string | null
}): Promise<Site> {
  const { directory, siteUrl, measurementId } = options
  const origins = { siteUrl, analytics: measurementId !== null }
  const finish = (html: string) => withAnalytics(html.replaceAll(BUILT_ORIGIN, siteUrl), measurementId)
  const built = await readBuilt(join(directory, 'client'), finish)
  const files = new Map(built.map((file) => [file.address, toSiteFile(file, origins)]))
  const notFound = files.get(NOT_FOUND_PAGE)
  if (!notFound) throw new Error(`${directory} holds no built site: ${BUILD_IT}`)
  files.delete(NOT_FOUND_PAGE)
  const { renderPage, warmUp } = renderer(join(directory, 'server', 'entry.mjs'), { siteUrl, finish })
  return {
    files,
    notFound,
    renderPage,
    warmUp,
    policyOf: renderedPolicies(origins, renderPage),
    compressBest: (signal) => compressAll([notFound, ...files.values()], signal),
  }
}

async function readBuilt(client: string, finish: Finish): Promise<Array<BuiltFile>> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`There is no built site at ${client}: ${BUILD_IT}`, { cause })
  })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.map((path) => readBuiltFile(client, path, finish)))
}

async function readBuiltFile(client: string, path: string, finish: Finish): Promise<BuiltFile> {
  const name = path.slice(client.length).split(sep).join('/')
  const bytes = await readFile(path)
  const body = mediaTypeOf(name).holdsOrigin ? Buffer.from(finish(bytes.toString('utf8')), 'utf8') : bytes
  const isPage = name.endsWith('.html')
  return {
    address: isPage ? addressOfPage(name) : name,
    body,
    hashes: isPage ? inlineHashesOf(body.toString('utf8')) : null,
  }
}

/** `/our-work/ecommerce.html` is at `/our-work/ecommerce`, `/index.html` at `/`. */
function addressOfPage(name: string): string {
  const address = name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')
  return address === '' ? '/' : address
}

function toSiteFile({ address, body, hashes }: BuiltFile, origins: PageOrigins): SiteFile {
  const mediaType = mediaTypeOf(hashes ? 'page.html' : address)
  const headers: Headers = {
    ...securityHeaders(origins.siteUrl),
    // An SVG or PDF opened by itself is a document too: it gets a page's policy, without any script of its own.
    'content-security-policy': hashes
      ? pagePolicy(origins, hashes)
      : pagePolicy({ ...origins, analytics: false }, NO_HASHES),
    'cache-control': address.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  return siteFile(body, mediaType, headers)
}

async function compressAll(files: Iterable<SiteFile>, signal: AbortSignal): Promise<void> {
  for (const file of files) {
    if (signal.aborted) return
    await compressBest(file)
  }
}
