import { OFFICE } from '../addresses.ts'
import type { KeptList } from './kept-list.ts'
import { KEPT_PAGE } from './messages.ts'

/** How long the network may take before a kept page is shown instead. */
const LIMIT_MS = 3_000
/** Pages that were looked at, besides those of the list; and files besides those of the list. */
const MOST_PAGES = 30
const MOST_FILES = 200

const PREFIX = 'kiaat-demo'
const FILES = `${PREFIX}-files`

export type Around = {
  list: KeptList
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  limitMs?: number
}

export function pagesCacheOf({ version }: Pick<KeptList, 'version'>): string {
  return `${PREFIX}-pages-${version}`
}

/** Brings in what the demos need, once; files that an earlier version left here are not asked for again. */
export async function install({ list, caches }: Around, savesData: boolean): Promise<void> {
  const [files, pages] = await Promise.all([caches.open(FILES), caches.open(pagesCacheOf(list))])
  const wanted = savesData ? list.first : [...list.first, ...list.later]
  const there = await Promise.all(wanted.map((file) => files.match(file)))
  await files.addAll(wanted.filter((_file, at) => !there[at]))
  const { store, office } = list.shells
  await pages.addAll([store, office, ...(savesData ? [] : list.pages)])
}

/** Deletes what no page of this version asks for. */
export async function tidy({ list, caches }: Around): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const kept = [FILES, pagesCacheOf(list)]
  await Promise.all(own.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
  const files = await caches.open(FILES)
  const wanted = new Set([...list.first, ...list.later])
  const there = await files.keys()
  await Promise.all(
    there.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((file) => files.delete(file)),
  )
}

/** A page from the network, else the one that was kept, else the shell of its side. The network wins if it answers in time. */
export async function answerPage(around: Around, request: Request): Promise<Response> {
  const cache = await around.caches.open(pagesCacheOf(around.list))
  const { pathname } = new URL(request.url)
  const asked = fetchAndKeep(around, cache, request, pathname)
  const kept = async () => await keptPage(around.list, cache, pathname)
  try {
    return (await inTime(asked, around.limitMs ?? LIMIT_MS)) ?? (await kept()) ?? (await asked)
  } catch (error) {
    const page = await kept()
    if (page) return page
    throw error
  }
}

/** A file that bears its content in its name: once it is here it is right. */
export async function answerFile({ caches, fetch }: Around, request: Request): Promise<Response> {
  const cache = await caches.open(FILES)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await keep(cache, request.url, answer.clone(), MOST_FILES)
  return answer
}

/** Whether the demos are no longer on the server: then nothing of them may stay here. */
export async function isGone({ fetch }: Pick<Around, 'fetch'>, ownAddress: string): Promise<boolean> {
  const answer = await fetch(ownAddress, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410
}

export async function forgetAll({ caches }: Pick<Around, 'caches'>): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(own.map((name) => caches.delete(name)))
}

async function fetchAndKeep(around: Around, cache: Cache, request: Request, pathname: string) {
  const answer = await around.fetch(request)
  const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html')
  // What stands in a query is read by the page's script: one copy serves all of them.
  if (isPage && !answer.redirected)
    await keep(cache, pathname, answer.clone(), MOST_PAGES + around.list.pages.length)
  return answer
}

async function keptPage(list: KeptList, cache: Cache, pathname: string): Promise<Response | null> {
  const shell = pathname.startsWith(OFFICE) ? list.shells.office : list.shells.store
  const page = (await cache.match(pathname)) ?? (await cache.match(shell))
  return page ? marked(page) : null
}

/** With the sign by which the page knows that it is not of this moment. */
async function marked(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('server-timing', KEPT_PAGE)
  return new Response(await page.blob(), { status: page.status, headers })
}

/** The newest stay. A cache that is full keeps what it has. */
async function keep(cache: Cache, name: string, answer: Response, most: number): Promise<void> {
  try {
    await cache.delete(name)
    await cache.put(name, answer)
    const there = await cache.keys()
    await Promise.all(there.slice(0, Math.max(0, there.length - most)).map((oldest) => cache.delete(oldest)))
  } catch {
    // Full: the page is shown all the same.
  }
}

/** @returns null if it takes longer; it goes on */
async function inTime(answer: Promise<Response>, limitMs: number): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limitMs, null)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}
