import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { paths } from '../../../domain/sitemap/paths.ts'
import { OperatorError } from '../../errors.ts'
import { type PageOrigins, pagePolicy, securityHeaders, subresourceHeaders } from '../security-headers.ts'
import { cacheControlOf, isHashed } from './caching.ts'
import { injectSettings, type SiteSettings } from './inject-settings.ts'
import { type InlineHashes, inlineHashesOf, NO_HASHES } from './inline-hashes.ts'
import { mediaTypeOf } from './media-types.ts'
import { createPageRenderer, type Locals, type PageRenderer } from './page-renderer.ts'
import { compressBest, type SiteFile, siteFile } from './site-file.ts'

/** Pages that are not files: each is rendered for its query. */
export const RENDERED_ADDRESSES: ReadonlySet<string> = new Set([paths.calculator(), paths.yourName()])

const NOT_FOUND_PAGE = '/404'
const SUBRESOURCE_TYPES = /^(?:font\/|text\/css)/
const BUILD_IT = 'run `npm run build` first, or `npm start`, which does'

/** The built site in memory: no request opens a file. Closing it ends its renderer. */
export type Site = Pick<PageRenderer, 'renderPage' | 'close'> & {
  /** Files by address: `/`, `/about-us`, `/favicon.svg`. */
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile
  policyOf: PolicyOf
  /**
   * Loads the renderer, and renders each of {@link RENDERED_ADDRESSES} once, so that no visitor waits for that.
   *
   * @throws {Error} if the renderer cannot be loaded or a page fails
   */
  warmUp: (locals: Locals) => Promise<void>
  /** Whether files are compressed at the best quality: home before the first request, the others in the background (30 s of CPU time). */
  compressesBest: boolean
  /** Compresses the files at the best quality, one by one off the main thread, until the signal aborts. */
  compressBest: (signal: AbortSignal) => Promise<void>
}

type LoadOptions = {
  directory: string
  compressesBest?: boolean
  /** Files of another build. Those with hashed names are reused instead of being read again. */
  otherFiles?: ReadonlyMap<string, SiteFile>
} & SiteSettings

type BuiltFile = { address: string; content: Buffer; hashes: InlineHashes | null }

/**
 * Reads what `astro build` wrote.
 *
 * @param options.directory the build's output, with `client/` and `server/` in it
 * @param options.compressesBest see {@link Site}
 * @throws {OperatorError} if the site has not been built
 */
export async function loadSite(options: LoadOptions): Promise<Site> {
  const { directory, siteUrl, measurementId, compressesBest = false, otherFiles = new Map() } = options
  const settings = { siteUrl, measurementId }
  const origins = { siteUrl, analytics: measurementId !== null }
  const client = join(directory, 'client')
  const load = (name: string): [string, SiteFile] => {
    const sameFile = isHashed(name) ? otherFiles.get(name) : undefined
    if (sameFile) return [name, sameFile]
    const builtFile = readFile(join(client, name), name, settings)
    return [builtFile.address, toSiteFile(builtFile, origins)]
  }
  const files = new Map((await namesIn(client)).map(load))
  const notFound = files.get(NOT_FOUND_PAGE)
  if (!notFound) throw new OperatorError(`${directory} holds no built site: ${BUILD_IT}`)
  files.delete(NOT_FOUND_PAGE)
  const home = files.get(paths.home)
  // The best quality makes it fit into the first round trip (docs/decisions/0014), for the first visitor too.
  if (compressesBest && home) await compressBest(home)
  const renderer = createPageRenderer(join(directory, 'server', 'entry.mjs'), settings)
  const policyOf = renderedPolicies(origins, renderer)
  return {
    renderPage: renderer.renderPage,
    files,
    notFound,
    policyOf,
    warmUp: async (locals) => {
      await renderer.load()
      for (const address of RENDERED_ADDRESSES) await policyOf(address, locals)
    },
    compressesBest,
    compressBest: (signal) => compressAll([notFound, ...files.values()], signal),
    close: renderer.close,
  }
}

/** The names of a build's files, such as `/index.html`. */
async function namesIn(client: string): Promise<Array<string>> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new OperatorError(`There is no built site at ${client}: ${BUILD_IT}`, { cause })
  })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return paths.map((path) => path.slice(client.length).split(sep).join('/'))
}

function readFile(path: string, name: string, settings: SiteSettings): BuiltFile {
  const bytes = readFileSync(path) // synchronous: usually the server does not listen yet
  if (!mediaTypeOf(name).hasOrigin) return { address: name, content: bytes, hashes: null }
  // The settings are ASCII, so nothing has to be decoded: latin1 maps each byte to one character.
  const text = injectSettings(bytes.toString('latin1'), settings)
  const content = Buffer.from(text, 'latin1')
  return name.endsWith('.html')
    ? { address: addressOfPage(name), content, hashes: inlineHashesOf(text, 'latin1') }
    : { address: name, content, hashes: null }
}

/** `/our-work/ecommerce.html` is at `/our-work/ecommerce`, `/index.html` at `/`. */
function addressOfPage(name: string): string {
  const address = name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')
  return address === '' ? '/' : address
}

function toSiteFile({ address, content, hashes }: BuiltFile, origins: PageOrigins): SiteFile {
  const mediaType = mediaTypeOf(hashes ? 'page.html' : address)
  const caching = { 'cache-control': cacheControlOf(address) }
  if (SUBRESOURCE_TYPES.test(mediaType.contentType))
    return siteFile(content, mediaType, { ...subresourceHeaders(origins.siteUrl), ...caching })
  return siteFile(content, mediaType, {
    ...securityHeaders(origins.siteUrl),
    // An SVG or PDF that is opened directly is a document too: it gets a page's policy, without inline script.
    'content-security-policy': hashes
      ? pagePolicy(origins, hashes)
      : pagePolicy({ ...origins, analytics: false }, NO_HASHES),
    ...caching,
  })
}

async function compressAll(files: Iterable<SiteFile>, signal: AbortSignal): Promise<void> {
  for (const file of files) {
    if (signal.aborted) return
    await compressBest(file)
  }
}

/** The policy of a page that is rendered on demand. `blank`: its locals without a visitor's input. */
type PolicyOf = (path: string, blank: Locals) => Promise<string>

/**
 * Computes the policy of each rendered page once, from the page without a visitor's input, so that input cannot allow a script.
 */
export function renderedPolicies(
  origins: PageOrigins,
  { inlineHashes }: Pick<PageRenderer, 'inlineHashes'>,
): PolicyOf {
  const policies = new Map<string, Promise<string>>()
  return (path, blank) => {
    const cached = policies.get(path)
    if (cached) return cached
    const policy = blankPolicy(path, blank)
    policies.set(path, policy)
    policy.catch(() => policies.delete(path))
    return policy
  }

  async function blankPolicy(path: string, blank: Locals): Promise<string> {
    const { status, hashes } = await inlineHashes(path, blank)
    if (status !== 200) throw new Error(`${path} was rendered with status ${status}`)
    return pagePolicy(origins, hashes)
  }
}
