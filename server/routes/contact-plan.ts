import type { FastifyInstance, FastifyRequest } from 'fastify'
import { southAfricanDay } from '../../domain/enquiry/idempotency.ts'
import type { Site } from '../site/load-site.ts'
import { sendRendered } from '../site/send-rendered.ts'
import { answerFromSite, queryOf } from './site.ts'

const CONTACT = '/contact-us'

/**
 * The contact page with a plan: rendered for `?plan=`, so that the plan arrives without script too. Without one, or should
 * that fail, it is the page from memory.
 */
export function addContactPlanRoute(app: FastifyInstance, site: Site, now: () => Date): void {
  app.get(CONTACT, async (request, reply) => {
    const plan = new URLSearchParams(queryOf(request)).get('plan')
    const html = plan ? await rendered(request, site, plan, now().getTime()) : null
    if (html === null) return answerFromSite(request, reply, site)

    // Asked for again each time, yet kept for the way back: what a visitor has typed must still stand there.
    return sendRendered(request, reply.header('cache-control', 'private, no-cache'), site, html)
  })
}

async function rendered(
  request: FastifyRequest,
  site: Site,
  plan: string,
  nowMs: number,
): Promise<string | null> {
  try {
    const form = { name: 'contact', values: { plan }, errors: {}, notice: null } as const
    const locals = { form, today: southAfricanDay(nowMs) }
    const { status, html } = await site.renderPage(`/answers${CONTACT}`, locals)
    if (status === 200) return html
    request.log.error({ status }, 'The contact page could not be shown with a plan')
  } catch (error) {
    request.log.error({ err: error }, 'The contact page could not be shown with a plan')
  }
  return null
}
