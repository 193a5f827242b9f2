import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import type { AnswerBy } from '../../../domain/enquiry/answer-by.ts'
import type { QueueOutcome } from '../bounds/fair-queue.ts'
import type { RequestQueue } from '../bounds/request-queue.ts'
import { type Headers, securityHeaders } from '../security-headers.ts'
import { acceptedEncodings, type Encoding } from './compression.ts'
import { createFileCache, type FileOutcome } from './file-cache.ts'
import type { Site } from './load-site.ts'
import { mediaTypeOf } from './media-types.ts'
import type { FormAnswer, Locals, RenderedPage } from './page-renderer.ts'
import { compressedFile, type SiteFile } from './site-file.ts'

type RequestedPage = {
  /** The page's key in the cache, together with its encoding. */
  name: string
  path: string
  locals: Locals
  /** The path that gives its policy: the same page without a visitor's input. */
  policyPath: string
  cacheControl: string
  /** Headers of this page alone. */
  headers?: Headers
}

type CacheOptions = {
  rendering: Rendering
  siteUrl: string
  /** Size limit of the cache. */
  maxBytes: number
  /** Changes the headers of these pages. */
  finishHeaders?: (headers: Headers) => Headers
}

/**
 * Caches pages that are rendered on demand.
 *
 * @returns a function that finds or renders a page, or returns the limit that prevents it
 */
export function cacheRenderedPages({
  rendering,
  siteUrl,
  maxBytes,
  finishHeaders = (headers) => headers,
}: CacheOptions): (request: FastifyRequest, requested: RequestedPage) => Promise<FileOutcome> {
  const cache = createFileCache(rendering.queue, maxBytes)

  async function render(requested: RequestedPage, encoding: Encoding): Promise<SiteFile> {
    const { path, locals, policyPath, cacheControl } = requested
    const site = rendering.release()
    const policy = await site.policyOf(policyPath, locals)
    // A page without a query is the same for all visitors.
    const quality = site.compressesBest && path === policyPath ? 'best' : 'quick'
    const { status, ...page } = await site.renderPage({ path, locals, encoding, quality })
    if (status !== 200) throw new Error(`${policyPath} was rendered with status ${status}`)
    const headers = finishHeaders({
      ...securityHeaders(siteUrl),
      'content-security-policy': policy,
      'cache-control': cacheControl,
      ...requested.headers,
    })
    return compressedFile(page, mediaTypeOf('page.html'), headers)
  }

  return (request, requested) => {
    const encoding = encodingFor(request)
    const name = `${rendering.release().id} ${encoding} ${requested.name}`
    return cache.file(request, name, () => render(requested, encoding))
  }
}

/** The visitor's preferred encoding, the only one in which the page is rendered. */
function encodingFor({ headers }: FastifyRequest): Encoding {
  const [encoding = 'identity'] = acceptedEncodings(headers['accept-encoding'])
  return encoding
}

/** The renderer of pages on demand, and its queue of requests. */
type Rendering = {
  /** The release of the site that is being served. */
  release: () => Pick<Site, 'renderPage' | 'policyOf' | 'compressesBest'> & { id: number }
  queue: RequestQueue
}

/** Rendering for pages with a form. `answerBy`: the deadline for a form sent now. */
export type FormRendering = Rendering & { answerBy: () => AnswerBy }

type RenderedAnswer = { page: RenderedPage; policy: string }

type Answer = { today: CalendarDate; form: FormAnswer } & Pick<Locals, 'times' | 'call'>

/**
 * Renders a form's page with the form's values and errors, and finds its policy.
 *
 * @returns `result` null if it cannot be rendered, which is logged, or `full` if too many pages are being rendered
 */
export async function renderAnswer(
  { release, queue, answerBy }: FormRendering,
  request: FastifyRequest,
  page: string,
  { today, form, ...calls }: Answer,
): Promise<QueueOutcome<RenderedAnswer | null>> {
  const path = `/answers${page}`
  return queue.run(request, async () => {
    const site = release()
    try {
      const blank = { ...calls, today, form: { name: form.name, values: {}, errors: {}, notice: null } }
      // The same for all values, which change no script and no style.
      const policy = await site.policyOf(path, blank)
      const rendered = await site.renderPage({
        path,
        locals: { today, form, ...calls, answerBy: answerBy() },
        encoding: encodingFor(request),
        quality: 'quick',
      })
      if (rendered.status === 200) return { page: rendered, policy }
      request.log.error({ page, status: rendered.status }, 'The form could not be shown')
    } catch (error) {
      request.log.error({ err: error, page }, 'The form could not be shown')
    }
    return null
  })
}

/** Sends a page that was rendered for one visitor, already compressed. */
export function sendRendered(
  reply: FastifyReply,
  { page: { body, encoding }, policy }: RenderedAnswer,
): FastifyReply {
  reply.headers({ 'content-security-policy': policy, vary: 'accept-encoding' })
  reply.type('text/html; charset=utf-8')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}
