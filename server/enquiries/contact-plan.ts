import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { linkParams } from '../../domain/plan/link/form-params.ts'
import { TRUNCATED_NOTICE } from '../../domain/plan/link/plan-query.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import { PRIVATE_ONLY } from '../http/built-site/caching.ts'
import type { Site } from '../http/built-site/load-site.ts'
import { type FormRendering, renderAnswer, sendRendered } from '../http/built-site/rendered-pages.ts'
import { sendFile, serveSiteFile } from '../http/built-site/site.ts'
import { paramsOf } from '../plan/request-query.ts'

type Parts = { site: Site; rendering: FormRendering; now: () => Date }

/**
 * The contact page with a plan, or with the name and the colour that a visitor saw a product in: rendered for `?plan=` and
 * `?brand=`, so that they arrive without script too. Without either, or should that fail, it is a page from memory.
 */
export function addContactPlanRoute(app: FastifyInstance, { site, rendering, now }: Parts): void {
  app.get(paths.contactUs, async (request, reply) => {
    const along = alongOf(paramsOf(request), request.url)
    if (Object.keys(along).length === 0) return sendPlainPage(request, reply, site)
    const turn = await withAlong(request, rendering, along, now())
    if ('full' in turn) return sendBusy(request, reply, turn.full)
    if (turn.result === null) return serveSiteFile(request, reply, site)

    // Asked for again each time, yet kept for the way back: what a visitor has typed must still stand there.
    return sendRendered(reply.header('cache-control', PRIVATE_ONLY), turn.result)
  })
}

/** For who came to arrange a call, the one that begins with when. */
function sendPlainPage(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const callPage = paramsOf(request).has('call') ? site.files.get(paths.contactCallPage) : undefined
  return callPage ? sendFile(request, reply, callPage) : serveSiteFile(request, reply, site)
}

type Along = Partial<Record<'plan' | 'brand', string>>

/** What is to go along with the form. What is too long to be read is none of ours, and the page says so. */
function alongOf(params: URLSearchParams, address: string): Along {
  const broughtAs = (name: keyof Along) => {
    const isCutOff = !params.has(name) && new RegExp(`[?&]${name}=`).test(address)
    return params.get(isCutOff ? TRUNCATED_NOTICE : name)
  }
  // A solution's page and the calculator send what was chosen there as a form, each choice by itself.
  const plan = params.has('need') ? linkParams(params).toString() : broughtAs('plan')
  const brand = broughtAs('brand')
  return { ...(plan && { plan }), ...(brand && { brand }) }
}

function withAlong(request: FastifyRequest, rendering: FormRendering, along: Along, now: Date) {
  const form = { name: 'contact', values: along, errors: {}, notice: null } as const
  return renderAnswer(rendering, request, paths.contactUs, { today: todayInJohannesburg(now), form })
}
