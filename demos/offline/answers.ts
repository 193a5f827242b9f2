import { OFFICE } from '../addresses.ts'
import { withTimeout } from '../with-timeout.ts'
import { CACHED_PAGE_MARK } from './messages.ts'
import type { PrecacheManifest } from './precache-manifest.ts'

/** The time after which a cached page is shown instead of waiting for the network. */
const NETWORK_TIMEOUT_MS = 3_000
/** In the Content-Security-Policy of every demo page: server/demos/add-demos.ts. */
const OWN_POLICY = "frame-ancestors 'self'"
/** The maximum number of cached pages and files besides those of the manifest. */
const MAX_PAGES = 30
const MAX_FILES = 200

const PREFIX = 'kiaat-demo'
const FILES = `${PREFIX}-files`

export type Deps = {
  manifest: PrecacheManifest
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  timeoutMs?: number
}

function pagesCacheOf({ version }: Pick<PrecacheManifest, 'version'>): string {
  return `${PREFIX}-pages-${version}`
}

/** Precaches what the demos need. Files that an earlier version cached are not requested again. */
export async function install(deps: Deps, savesData: boolean): Promise<void> {
  const { manifest, caches } = deps
  const [files, pages] = await Promise.all([caches.open(FILES), caches.open(pagesCacheOf(manifest))])
  const wantedFiles = savesData ? manifest.first : [...manifest.first, ...manifest.later]
  const cachedFiles = await Promise.all(wantedFiles.map((file) => files.match(file)))
  const missingFiles = wantedFiles.filter((_file, index) => !cachedFiles[index])
  await precache(deps, files, missingFiles, isOwnFile)
  const { store, office } = manifest.shells
  await precache(deps, pages, [store, office, ...(savesData ? [] : manifest.pages)], isOwnPage)
}

/** Deletes the caches of other versions, and cached files that this version does not use. */
export async function deleteUnused({ manifest, caches }: Deps): Promise<void> {
  const ownCaches = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const currentNames = [FILES, pagesCacheOf(manifest)]
  await Promise.all(
    ownCaches.filter((name) => !currentNames.includes(name)).map((name) => caches.delete(name)),
  )
  const files = await caches.open(FILES)
  const wantedFiles = new Set([...manifest.first, ...manifest.later])
  const cachedFiles = await files.keys()
  await Promise.all(
    cachedFiles
      .filter(({ url }) => !wantedFiles.has(new URL(url).pathname))
      .map((file) => files.delete(file)),
  )
}

/** Answers with the page from the network if it comes in time, else with the cached page, else with the shell of the store or office. */
export async function answerPage(deps: Deps, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const networkAnswer = fetchAndCache(deps, request, pathname)
  const findCached = async () => await cachedPage(deps, pathname).catch(() => null)
  try {
    return (
      (await withTimeout(networkAnswer, deps.timeoutMs ?? NETWORK_TIMEOUT_MS)) ??
      (await findCached()) ??
      (await networkAnswer)
    )
  } catch (error) {
    const page = await findCached()
    if (page) return page
    throw error
  }
}

/** Answers with a file whose name contains a hash of its content, so that a cached copy is always valid. */
export async function answerFile({ manifest, caches, fetch }: Deps, request: Request): Promise<Response> {
  const opening = caches.open(FILES)
  const cachedAnswer = await opening.then((cache) => cache.match(request.url)).catch(() => undefined)
  if (cachedAnswer) return cachedAnswer
  const answer = await fetch(request)
  if (isOwnFile(answer))
    await cacheAnswer(opening, request.url, answer.clone(), {
      listed: [...manifest.first, ...manifest.later],
      max: MAX_FILES,
    })
  return answer
}

/** Whether the demos were removed from the server. */
export async function areDemosRemoved({ fetch }: Pick<Deps, 'fetch'>, ownAddress: string): Promise<boolean> {
  const answer = await fetch(ownAddress, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null && isGone(answer.status)
}

/** Whether a status says that an address no longer exists. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410
}

export async function clearCaches({ caches }: Pick<Deps, 'caches'>): Promise<void> {
  const ownCaches = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(ownCaches.map((name) => caches.delete(name)))
}

async function fetchAndCache(deps: Deps, request: Request, pathname: string) {
  const { manifest, caches } = deps
  const answer = await deps.fetch(request)
  // The query is read by the page's script, so one copy serves all queries.
  if (isOwnPage(answer))
    await cacheAnswer(caches.open(pagesCacheOf(manifest)), pathname, answer.clone(), {
      listed: [manifest.shells.store, manifest.shells.office, ...manifest.pages],
      max: MAX_PAGES,
    })
  return answer
}

/** All files or none: an incomplete version cannot be used, and is retried later. */
async function precache(
  { fetch }: Deps,
  cache: Cache,
  addresses: ReadonlyArray<string>,
  isOwn: (answer: Response) => boolean,
): Promise<void> {
  const answers = await Promise.all(addresses.map((address) => fetch(address)))
  const invalidIndex = answers.findIndex((answer) => !isOwn(answer))
  if (invalidIndex !== -1) throw new Error(`${addresses[invalidIndex]} was answered with other content`)
  await Promise.all(answers.map((answer, index) => cache.put(addresses[index] ?? '', answer)))
}

/** Only the demos' own successful responses are cached, no error and no captive portal's page. */
function isOwnPage(answer: Response): boolean {
  const policy = answer.headers.get('content-security-policy') ?? ''
  return isSuccess(answer) && isHtml(answer) && policy.includes(OWN_POLICY)
}

function isOwnFile(answer: Response): boolean {
  return isSuccess(answer) && !isHtml(answer)
}

function isSuccess({ status, redirected }: Response): boolean {
  return status === 200 && !redirected
}

function isHtml({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html')
}

async function cachedPage({ manifest, caches }: Deps, pathname: string): Promise<Response | null> {
  const cache = await caches.open(pagesCacheOf(manifest))
  const shell = pathname.startsWith(OFFICE) ? manifest.shells.office : manifest.shells.store
  const page = (await cache.match(pathname)) ?? (await cache.match(shell))
  return page ? withCacheMark(page) : null
}

/** Marks a page as cached, for its script. */
async function withCacheMark(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('server-timing', CACHED_PAGE_MARK)
  return new Response(await page.blob(), { status: page.status, headers })
}

type Limit = {
  /** The addresses that always stay. */
  listed: ReadonlyArray<string>
  /** The maximum number of others. */
  max: number
}

/** Caches a response and deletes the oldest ones beyond the limit. Errors of the cache are ignored. */
async function cacheAnswer(
  opening: Promise<Cache>,
  name: string,
  answer: Response,
  { listed, max }: Limit,
): Promise<void> {
  try {
    const cache = await opening
    await cache.delete(name)
    await cache.put(name, answer)
    const unlisted = (await cache.keys()).filter(({ url }) => !listed.includes(new URL(url).pathname))
    const excess = unlisted.slice(0, Math.max(0, unlisted.length - max))
    await Promise.all(excess.map((oldest) => cache.delete(oldest)))
  } catch {
    // The answer is shown nevertheless.
  }
}
