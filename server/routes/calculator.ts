import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CalendarDate, todayInJohannesburg } from '../../domain/calendar.ts'
import { securityHeaders } from '../plugins/security-headers.ts'
import type { Site } from '../site/load-site.ts'
import { mediaTypeOf } from '../site/media-types.ts'
import { type SiteFile, siteFile } from '../site/site-file.ts'
import { queryOf, sendFile } from './site.ts'

export const CALCULATOR = '/calculator'
/** A link of ours has a few hundred; what is longer is cut, and the page says what it did not understand. */
const MOST_QUERY_CHARACTERS = 2_048
const REMEMBERED_PAGES = 300

type Parts = { site: Pick<Site, 'renderPage' | 'policyOf'>; siteUrl: string; now: () => Date }

/** The calculator: a page for every query, rendered once a day and then sent from memory like a file. */
export function addCalculatorRoutes(app: FastifyInstance, { now, ...parts }: Parts): void {
  const pages = new CalculatorPages(parts)
  app.get(CALCULATOR, async (request, reply) =>
    sendFile(request, reply, await pages.page(cleanQuery(request), todayInJohannesburg(now()))),
  )
  for (const spelling of [`${CALCULATOR}/`, `${CALCULATOR}.html`])
    app.get(spelling, (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(CALCULATOR + queryOf(request), 308),
    )
}

/** The query as every browser would write it, so that the same plan is remembered once. */
function cleanQuery(request: FastifyRequest): string {
  return new URLSearchParams(queryOf(request).slice(1, MOST_QUERY_CHARACTERS + 1)).toString()
}

/** The pages of one day, the latest few hundred of them. */
class CalculatorPages {
  readonly #parts: Omit<Parts, 'now'>
  readonly #pages = new Map<string, Promise<SiteFile>>()
  #day: CalendarDate = ''

  constructor(parts: Omit<Parts, 'now'>) {
    this.#parts = parts
  }

  page(query: string, today: CalendarDate): Promise<SiteFile> {
    if (today !== this.#day) this.#pages.clear()
    this.#day = today
    const known = this.#pages.get(query)
    if (known) return known

    const [oldest] = this.#pages.keys()
    if (oldest !== undefined && this.#pages.size >= REMEMBERED_PAGES) this.#pages.delete(oldest)
    const page = this.#render(query, today)
    this.#pages.set(query, page)
    page.catch(() => this.#pages.delete(query))
    return page
  }

  async #render(query: string, today: CalendarDate): Promise<SiteFile> {
    const { site, siteUrl } = this.#parts
    const locals = { today, origin: new URL(siteUrl).origin }
    const policy = await site.policyOf(CALCULATOR, locals)
    const { status, html } = await site.renderPage(
      query === '' ? CALCULATOR : `${CALCULATOR}?${query}`,
      locals,
    )
    if (status !== 200) throw new Error(`The calculator was rendered with status ${status}`)
    return siteFile(Buffer.from(html, 'utf8'), mediaTypeOf('page.html'), {
      ...securityHeaders(siteUrl),
      'content-security-policy': policy,
      'cache-control': 'no-cache',
    })
  }
}
