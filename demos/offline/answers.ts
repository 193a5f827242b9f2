import { OFFICE } from '../addresses.ts'
import { withTimeout } from '../with-timeout.ts'
import { CACHED_PAGE_HEADER } from './messages.ts'
import type { PrecacheManifest } from './precache-manifest.ts'

/** How long the network may take before a kept page is shown instead. */
const NETWORK_TIMEOUT_MS = 3_000
/** A header of every page of the demos: server/demos/add-demos.ts. */
const OWN_POLICY = "frame-ancestors 'self'"
/** The maximum number of visited pages, and of files, that are cached besides those of the manifest. */
const MAX_PAGES = 30
const MAX_FILES = 200

const PREFIX = 'kiaat-demo'
const FILES = `${PREFIX}-files`

export type Deps = {
  list: PrecacheManifest
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  timeoutMs?: number
}

function pagesCacheOf({ version }: Pick<PrecacheManifest, 'version'>): string {
  return `${PREFIX}-pages-${version}`
}

/** Precaches what the demos need, once; files that an earlier version left here are not asked for again. */
export async function install(deps: Deps, savesData: boolean): Promise<void> {
  const { list, caches } = deps
  const [files, pages] = await Promise.all([caches.open(FILES), caches.open(pagesCacheOf(list))])
  const wantedFiles = savesData ? list.first : [...list.first, ...list.later]
  const cachedFiles = await Promise.all(wantedFiles.map((file) => files.match(file)))
  const missingFiles = wantedFiles.filter((_file, index) => !cachedFiles[index])
  await precache(deps, files, missingFiles, isOwnFile)
  const { store, office } = list.shells
  await precache(deps, pages, [store, office, ...(savesData ? [] : list.pages)], isOwnPage)
}

/** Deletes cached files that no page of this version uses. */
export async function tidy({ list, caches }: Deps): Promise<void> {
  const ownCaches = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const keptNames = [FILES, pagesCacheOf(list)]
  await Promise.all(ownCaches.filter((name) => !keptNames.includes(name)).map((name) => caches.delete(name)))
  const files = await caches.open(FILES)
  const wantedFiles = new Set([...list.first, ...list.later])
  const cachedFiles = await files.keys()
  await Promise.all(
    cachedFiles
      .filter(({ url }) => !wantedFiles.has(new URL(url).pathname))
      .map((file) => files.delete(file)),
  )
}

/** Answers with the page from the network if it responds in time, else with the cached page, else with the shell of its side. */
export async function answerPage(deps: Deps, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const networkAnswer = fetchAndKeep(deps, request, pathname)
  const findKept = async () => await keptPage(deps, pathname).catch(() => null)
  try {
    return (
      (await withTimeout(networkAnswer, deps.timeoutMs ?? NETWORK_TIMEOUT_MS)) ??
      (await findKept()) ??
      (await networkAnswer)
    )
  } catch (error) {
    const page = await findKept()
    if (page) return page
    throw error
  }
}

/** Answers with a file whose name contains a hash of its content, so that a cached copy is always valid. */
export async function answerFile({ list, caches, fetch }: Deps, request: Request): Promise<Response> {
  const opening = caches.open(FILES)
  const keptAnswer = await opening.then((cache) => cache.match(request.url)).catch(() => undefined)
  if (keptAnswer) return keptAnswer
  const answer = await fetch(request)
  if (isOwnFile(answer))
    await keep(opening, request.url, answer.clone(), {
      listed: [...list.first, ...list.later],
      max: MAX_FILES,
    })
  return answer
}

/** Whether the demos were removed from the server: then the caches are cleared. */
export async function isGone({ fetch }: Pick<Deps, 'fetch'>, ownAddress: string): Promise<boolean> {
  const answer = await fetch(ownAddress, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410
}

export async function clearCaches({ caches }: Pick<Deps, 'caches'>): Promise<void> {
  const ownCaches = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(ownCaches.map((name) => caches.delete(name)))
}

async function fetchAndKeep(deps: Deps, request: Request, pathname: string) {
  const { list, caches } = deps
  const answer = await deps.fetch(request)
  // The query is read by the page's script, so one copy serves all queries.
  if (isOwnPage(answer)) {
    const listedPages = [list.shells.store, list.shells.office, ...list.pages]
    await keep(caches.open(pagesCacheOf(list)), pathname, answer.clone(), {
      listed: listedPages,
      max: MAX_PAGES,
    })
  }
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
  const foreignIndex = answers.findIndex((answer) => !isOwn(answer))
  if (foreignIndex !== -1) throw new Error(`${addresses[foreignIndex]} did not come as it is`)
  await Promise.all(answers.map((answer, index) => cache.put(addresses[index] ?? '', answer)))
}

/** Only the demos' own successful responses are cached, no captive portal's page and no error. */
function isOwnPage(answer: Response): boolean {
  const policy = answer.headers.get('content-security-policy') ?? ''
  return isWhole(answer) && isHtml(answer) && policy.includes(OWN_POLICY)
}

function isOwnFile(answer: Response): boolean {
  return isWhole(answer) && !isHtml(answer)
}

function isWhole({ status, redirected }: Response): boolean {
  return status === 200 && !redirected
}

function isHtml({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html')
}

async function keptPage({ list, caches }: Deps, pathname: string): Promise<Response | null> {
  const cache = await caches.open(pagesCacheOf(list))
  const shell = pathname.startsWith(OFFICE) ? list.shells.office : list.shells.store
  const page = (await cache.match(pathname)) ?? (await cache.match(shell))
  return page ? marked(page) : null
}

/** Adds the mark by which the page knows that it comes from the cache. */
async function marked(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('server-timing', CACHED_PAGE_HEADER)
  return new Response(await page.blob(), { status: page.status, headers })
}

type Limit = {
  listed: ReadonlyArray<string> /** The maximum besides the listed ones, which always stay. */
  max: number
}

/** Caches a response and deletes the oldest ones beyond the limit. Errors of the cache are ignored. */
async function keep(
  opening: Promise<Cache>,
  name: string,
  answer: Response,
  { listed: listedPages, max }: Limit,
): Promise<void> {
  try {
    const cache = await opening
    await cache.delete(name)
    await cache.put(name, answer)
    const unlistedPages = (await cache.keys()).filter(
      ({ url }) => !listedPages.includes(new URL(url).pathname),
    )
    const tooMany = unlistedPages.slice(0, Math.max(0, unlistedPages.length - max))
    await Promise.all(tooMany.map((oldest) => cache.delete(oldest)))
  } catch {
    // The page is shown all the same.
  }
}
