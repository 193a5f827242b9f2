import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { writeBrand } from '../../domain/brand/visitor-brand.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { contactFields, jsonForm, plainForm } from '../promises/attack/contact-form.ts'
import { type RequestOptions, sendRequest } from '../promises/attack/send-request.ts'

const CONNECTIONS = 50
const FROM = '127.0.0.9'
const READ = [
  '/',
  '/about-us',
  '/our-work',
  '/contact-us',
  '/favicon.svg',
  '/robots.txt',
  '/?utm_source=x',
  '/nowhere',
  '/healthz',
]
/** One in so many is rendered for a query that nobody has asked before, is stored, or is a form with a fault. */
const RARE = { rendered: 500, stored: 100, faulty: 1_000 }

/** Sends requests of all kinds over some connections, each when the answer before it has come. */
export async function sendMixed(port: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  const visitor = async () => {
    while (next < count) {
      const at = next++
      await sendRequest({ port, from: FROM, agent, ...mixedRequest(at) })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  agent.destroy()
}

function mixedRequest(at: number): Pick<RequestOptions, 'path' | 'form'> {
  const fields = contactFields(`visitor${at}@example.com`)
  if (at % RARE.faulty === 0) return { path: '/contact-us', form: plainForm({ ...fields, email: 'none' }) }
  if (at % RARE.rendered === 1) return { path: `/calculator?campaign=${at}` }
  if (at % RARE.stored === 2) return { path: '/contact-us', form: jsonForm(fields) }
  return { path: READ[at % READ.length] ?? '/' }
}

/** All that is made for a query. */
const FRESH: ReadonlyArray<(at: number) => string> = [
  (at) => `/calculator?need=ecommerce&x=${at}`,
  (at) => `/your-name?name=Fresh+${at}+Bakery`,
  (at) => `/contact-us?plan=need%3Decommerce%26x%3D${at}`,
  (at) => paths.yourNameCard(writeBrand({ name: `Fresh ${at} Bakery`, colour: null, product: null })),
  (at) => `/calculator/plan.pdf?need=ecommerce&months=12&lumpSum=${at}`,
]
const AFTER_REFUSAL_MS = 20

/**
 * Asks for pages, cards and PDFs that nobody has asked for yet, each kind from addresses of its own, first one kind after the other
 * and then all at once.
 *
 * @param kindMs how long for each kind; four times that for all
 * @returns how many were made
 */
export async function sendFresh(port: number, kindMs: number): Promise<number> {
  let sent = 0
  let made = 0
  const ask = async (kinds: typeof FRESH, ms: number) => {
    const untilMs = performance.now() + ms
    const visitor = async (at: number) => {
      const agent = new Agent({ keepAlive: true })
      while (performance.now() < untilMs) {
        const path = kinds[at % kinds.length]?.(sent++) ?? '/'
        const status = await sendRequest({ port, from: `127.77.1.${at + 1}`, path, agent })
        if (status === 200) made += 1
        else await wait(AFTER_REFUSAL_MS)
      }
      agent.destroy()
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => visitor(at)))
  }
  for (const kind of FRESH) await ask([kind], kindMs)
  await ask(FRESH, 4 * kindMs)
  return made
}
