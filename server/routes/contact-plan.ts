import type { FastifyInstance, FastifyRequest } from 'fastify'
import { southAfricanDay } from '../../domain/enquiry/idempotency.ts'
import type { Site } from '../site/load-site.ts'
import { renderAnswer } from '../site/render-answer.ts'
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
    const page = plan ? await withPlan(request, site, plan, now().getTime()) : null
    if (page === null) return answerFromSite(request, reply, site)

    // Asked for again each time, yet kept for the way back: what a visitor has typed must still stand there.
    return sendRendered(request, reply.header('cache-control', 'private, no-cache'), page.policy, page.html)
  })
}

function withPlan(request: FastifyRequest, site: Site, plan: string, nowMs: number) {
  const form = { name: 'contact', values: { plan }, errors: {}, notice: null } as const
  return renderAnswer(site, CONTACT, { today: southAfricanDay(nowMs), form }, request.log)
}
