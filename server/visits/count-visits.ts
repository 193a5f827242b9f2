import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { CALCULATOR } from '../plan/calculator.ts'
import type { Services } from '../services.ts'
import { referrerHostOf } from './visits.ts'

const MEMOISED_HEADERS = 500

/** The fields of a request that identify a page load. */
type PageLoad = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** @returns a function that counts the page load, to be called after its response; null if it is not to be counted */
export type LoadCounter = (load: PageLoad) => (() => void) | null

/**
 * Recognises page loads by people. Unknown addresses, declared robots, prefetches and programs are not counted. IP addresses, cookies and
 * other parts of the request are never stored.
 */
export function createLoadCounter({
  release,
  siteUrl,
  visits,
}: Pick<Services, 'release' | 'siteUrl' | 'visits'>): LoadCounter {
  const ownHost = new URL(siteUrl).hostname
  const isRobot = memoised(isRobotAgent)
  const hostOf = memoised((referrer) => referrerHostOf(referrer, ownHost))
  return (load) => {
    const page = isPageLoad(load) ? pathOf(load) : null
    if (page === null || !release().countedPages.has(page) || isRobot.memo(load.headers['user-agent'] ?? ''))
      return null
    return () => {
      const referrerHost = hostOf.memo(load.headers.referer ?? '')
      visits.count({ kind: 'page', page, referrerHost })
      if (page === CALCULATOR && hasQuery(load)) visits.count({ kind: 'calculator-used', page, referrerHost })
    }
  }
}

/** Counts pages that this server answers, after the response: 200, or 304 for the browser's copy. */
export function countVisits(app: FastifyInstance, countLoad: LoadCounter): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const count = countLoad(raw)
    if (count)
      reply.raw.once('finish', () => {
        if (reply.raw.statusCode === 200 || reply.raw.statusCode === 304) count()
      })
    done()
  })
}

/** Whether a request is a page load; for old browsers, which send no Sec-Fetch-Dest, whether it accepts HTML. */
function isPageLoad({ method, headers }: PageLoad): boolean {
  if (method !== 'GET' || headers['sec-purpose'] || headers.purpose) return false
  const destination = headers['sec-fetch-dest']
  return destination === undefined ? (headers.accept ?? '').includes('text/html') : destination === 'document'
}

function pathOf({ url = '' }: PageLoad): string {
  return url.split('?', 1)[0] ?? ''
}

function hasQuery({ url = '' }: PageLoad): boolean {
  return /\?./.test(url)
}

/** Whether a User-Agent is a robot's, or missing. */
function isRobotAgent(userAgent: string): boolean {
  return userAgent === '' || isbot(userAgent)
}

/** Caches results: the same few header values are frequent. Measured: counting a page takes 3 µs with it, 8 without. */
function memoised<Answer extends string | boolean>(memoMethod: (header: string) => Answer) {
  return new LRUCache<string, Answer>({ max: MEMOISED_HEADERS, memoMethod })
}
