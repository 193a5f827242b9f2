import type { FastifyBaseLogger } from 'fastify'
import type { CalendarDate } from '../../domain/calendar.ts'
import type { Site } from './load-site.ts'
import type { FormAnswer } from './render-page.ts'

type Answer = { today: CalendarDate; form: FormAnswer }

/**
 * Renders a form's page with what it is told, and finds its policy.
 *
 * @returns null if it cannot be rendered, which is logged: the caller must tell the visitor in another way
 */
export async function renderAnswer(
  site: Pick<Site, 'renderPage' | 'policyOf'>,
  page: string,
  { today, form }: Answer,
  log: FastifyBaseLogger,
): Promise<{ html: string; policy: string } | null> {
  const path = `/answers${page}`
  try {
    const blank = { today, form: { name: form.name, values: {}, errors: {}, notice: null } }
    const policy = await site.policyOf(path, blank)
    const { status, html } = await site.renderPage(path, { today, form })
    if (status === 200) return { html, policy }
    log.error({ page, status }, 'The form could not be shown')
  } catch (error) {
    log.error({ err: error, page }, 'The form could not be shown')
  }
  return null
}
