import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import inject from 'light-my-request'
import { z } from 'zod'
import type { CalendarDate } from '../../domain/calendar.ts'
import type { FieldErrors, FormName } from '../../domain/enquiry/form.ts'

/** What a form's page is told when it is sent back: see `Astro.locals` of the pages under `/answers`. */
export type FormAnswer = {
  name: FormName
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** A sentence above the form, or null. */
  notice: string | null
}
/** `form` for the pages under `/answers`, `today` (South African) for those that plan from today, `origin` for links to be sent. */
export type Locals = { today?: CalendarDate; origin?: string; form?: FormAnswer }
export type RenderPage = (path: string, locals: Locals) => Promise<{ status: number; html: string }>

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: Locals,
) => unknown

const entrySchema = z.object({
  handler: z.custom<Handler>((value) => typeof value === 'function', 'must be a function'),
})

/**
 * Renders pages through the built site's own server code, loaded at the first use.
 *
 * @param entry path of the module that Astro's node adapter wrote, in middleware mode
 * @param options.siteUrl public origin: the pages take their own address from it
 * @param options.finish puts in what the build cannot know
 */
export function renderer(
  entry: string,
  { siteUrl, finish }: { siteUrl: string; finish: (html: string) => string },
): { warmUp: () => Promise<void>; renderPage: RenderPage } {
  let loading: Promise<Handler> | null = null
  const load = () => {
    loading ??= loadHandler(entry)
    return loading
  }
  const renderPage: RenderPage = async (path, locals) => {
    const handler = await load()
    const response = await inject(
      async (request, response) => {
        try {
          await handler(request, response, () => response.writeHead(404).end(), locals)
        } catch (error) {
          response.destroy(error instanceof Error ? error : new Error(String(error)))
        }
      },
      { method: 'GET', url: path, authority: new URL(siteUrl).host },
    )
    return { status: response.statusCode, html: finish(response.payload) }
  }
  return {
    renderPage,
    warmUp: async () => {
      await load()
    },
  }
}

async function loadHandler(entry: string): Promise<Handler> {
  const module: unknown = await import(pathToFileURL(entry).href)
  return entrySchema.parse(module).handler
}
