import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import inject from 'light-my-request'
import { z } from 'zod'
import type { Locals } from './page-renderer.ts'

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: Locals,
) => unknown

export type RenderHtml = (path: string, locals: Locals) => Promise<{ status: number; html: string }>

const entrySchema = z.object({
  handler: z.custom<Handler>((value) => typeof value === 'function', 'must be a function'),
})

/**
 * Loads the built site's own server code, which renders pages.
 *
 * @param entry path of the module that Astro's node adapter wrote, in middleware mode
 * @param siteUrl public origin: the pages take their own address from it
 */
export async function loadRenderer(entry: string, siteUrl: string): Promise<RenderHtml> {
  const module: unknown = await import(pathToFileURL(entry).href)
  const { handler } = entrySchema.parse(module)
  return async (path, locals) => {
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
    return { status: response.statusCode, html: response.payload }
  }
}
