import type { FastifyInstance, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { CUT_OFF } from '../../domain/plan-link/query-cap.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { sendBusy } from '../overload/request-queue.ts'
import { ONLY_FOR_ONE } from '../site/caching.ts'
import type { Site } from '../site/load-site.ts'
import { type Rendering, renderAnswer } from '../site/render-answer.ts'
import { sendRendered } from '../site/send-rendered.ts'
import { paramsOf } from './request-query.ts'
import { answerFromSite } from './site.ts'

type Parts = { site: Site; rendering: Rendering; now: () => Date }

/**
 * The contact page with a plan: rendered for `?plan=`, so that the plan arrives without script too. Without one, or should
 * that fail, it is the page from memory.
 */
export function addContactPlanRoute(app: FastifyInstance, { site, rendering, now }: Parts): void {
  app.get(paths.contactUs, async (request, reply) => {
    const params = paramsOf(request)
    // A plan too long to be read is no plan of ours, and the page says so.
    const plan = params.get('plan') ?? params.get(CUT_OFF)
    if (!plan) return answerFromSite(request, reply, site)
    const turn = await withPlan(request, rendering, plan, now())
    if ('full' in turn) return sendBusy(request, reply, turn.full)
    if (turn.result === null) return answerFromSite(request, reply, site)

    // Asked for again each time, yet kept for the way back: what a visitor has typed must still stand there.
    return sendRendered(reply.header('cache-control', ONLY_FOR_ONE), turn.result)
  })
}

function withPlan(request: FastifyRequest, rendering: Rendering, plan: string, now: Date) {
  const form = { name: 'contact', values: { plan }, errors: {}, notice: null } as const
  return renderAnswer(rendering, request, paths.contactUs, { today: todayInJohannesburg(now), form })
}
