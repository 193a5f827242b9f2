import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import type { OfferedWeek } from '../../domain/calls/offered-week.ts'
import { linkParams } from '../../domain/plan/link/form-params.ts'
import { TRUNCATED_NOTICE } from '../../domain/plan/link/plan-query.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { offeredTimes, WEEK } from '../calls/offered-times.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import { PRIVATE_ONLY } from '../http/built-site/caching.ts'
import { type FormRendering, renderAnswer, sendRendered } from '../http/built-site/rendered-pages.ts'
import { sendFile, serveSiteFile } from '../http/built-site/site.ts'
import { paramsOf } from '../http/request-query.ts'
import type { Release, Services } from '../services.ts'

/**
 * Serves the contact page, rendered with the plan of `?plan=`, the brand of `?brand=` and for `?call=` the free times, so that all
 * three work without script. Without these, or if rendering fails, it sends the built page from memory.
 */
export async function contactPlanRoute(app: FastifyInstance): Promise<void> {
  const { rendering, now } = app.services
  app.get(paths.contactUs, async (request, reply) => {
    const release = app.services.release()
    const attachments = attachmentsOf(paramsOf(request), request.url)
    const times = await timesFor(app.services, request)
    if (Object.keys(attachments).length === 0 && !times) return sendPlainPage(request, reply, release)
    const outcome = await renderWith(request, rendering, attachments, { now: now(), times })
    if ('full' in outcome) return sendBusy(request, reply, outcome.full)
    if (outcome.result === null) return serveSiteFile(request, reply, release)

    // Revalidated at each visit, but kept by the browser for Back, so that typed text is still there.
    return sendRendered(reply.header('cache-control', PRIVATE_ONLY), outcome.result)
  })
}

/** Sends the built page; to visitors who want to arrange a call, the version that asks for the time first. */
function sendPlainPage(request: FastifyRequest, reply: FastifyReply, release: Release) {
  const callPage = paramsOf(request).has('call') ? release.files.get(paths.contactCallPage) : undefined
  return callPage ? sendFile(request, reply, callPage) : serveSiteFile(request, reply, release)
}

type FormAttachments = Partial<Record<'plan' | 'brand', string>>

/** The attachments of the form. The page says so if one is missing because the query was too long. */
function attachmentsOf(params: URLSearchParams, address: string): FormAttachments {
  const attachmentFrom = (name: keyof FormAttachments) => {
    const isCutOff = !params.has(name) && new RegExp(`[?&]${name}=`).test(address)
    return params.get(isCutOff ? TRUNCATED_NOTICE : name)
  }
  // A solution's page and the calculator submit their choices as a form, one parameter each.
  const plan = params.has('need') ? linkParams(params).toString() : attachmentFrom('plan')
  const brand = attachmentFrom('brand')
  return { ...(plan && { plan }), ...(brand && { brand }) }
}

/** The free times, for visitors who want to arrange a call; null if none are offered or the store is unavailable. */
async function timesFor(services: Services, request: FastifyRequest): Promise<OfferedWeek | null> {
  const params = paramsOf(request)
  if (!params.has('call')) return null
  return offeredTimes(services, { week: params.get(WEEK), ip: request.ip }).catch(() => null)
}

function renderWith(
  request: FastifyRequest,
  rendering: FormRendering,
  attachments: FormAttachments,
  { now, times }: { now: Date; times: OfferedWeek | null },
) {
  const form = { name: 'contact', values: attachments, errors: {}, notice: null } as const
  return renderAnswer(rendering, request, paths.contactUs, {
    today: todayInJohannesburg(now),
    form,
    ...(times ? { times } : {}),
  })
}
