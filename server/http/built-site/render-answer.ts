import type { FastifyRequest } from 'fastify'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import type { QueueFull } from '../bounds/fair-queue.ts'
import type { RequestQueue } from '../bounds/request-queue.ts'
import { acceptedEncodings } from './encodings.ts'
import type { Site } from './load-site.ts'
import type { FormAnswer, RenderedPage } from './page-renderer.ts'

/** The renderer of pages on demand, and the queue in which requests wait for it. */
export type Rendering = { site: Pick<Site, 'renderPage' | 'policyOf'>; queue: RequestQueue }

export type RenderedAnswer = { page: RenderedPage; policy: string }

type Answer = { today: CalendarDate; form: FormAnswer }

/**
 * Renders a form's page with the form's values and errors, and finds its policy.
 *
 * @returns `result` null if it cannot be rendered, which is logged, and `full` if too many pages are being rendered: the
 *   caller must tell the visitor in another way
 */
export async function renderAnswer(
  { site, queue }: Rendering,
  request: FastifyRequest,
  page: string,
  { today, form }: Answer,
): Promise<{ result: RenderedAnswer | null } | { full: QueueFull }> {
  const path = `/answers${page}`
  const encodings = acceptedEncodings(request.headers['accept-encoding']).slice(0, 1)
  return queue.run(request, async () => {
    try {
      const blank = { today, form: { name: form.name, values: {}, errors: {}, notice: null } }
      const policy = await site.policyOf(path, blank)
      const rendered = await site.renderPage({
        ...{ path, locals: { today, form } },
        encodings: encodings.filter((encoding) => encoding !== 'identity'),
      })
      if (rendered.status === 200) return { page: rendered, policy }
      request.log.error({ page, status: rendered.status }, 'The form could not be shown')
    } catch (error) {
      request.log.error({ err: error, page }, 'The form could not be shown')
    }
    return null
  })
}
