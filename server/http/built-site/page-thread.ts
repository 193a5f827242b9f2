// The code of the thread that renders pages: see page-renderer.ts.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import inject from 'light-my-request'
import { z } from 'zod'
import { injectSettings } from './inject-settings.ts'
import { type InlineHashes, inlineHashesOf } from './inline-hashes.ts'
import type { Locals, PageTask, RenderedPage } from './page-renderer.ts'
import { compressedPage } from './site-file.ts'

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: Locals,
) => unknown

/**
 * In `html` each character is a byte of the page (`latin1`). The injected settings are ASCII, so nothing has to be decoded, which could
 * double the memory of each copy.
 */
type RenderHtml = (path: string, locals: Locals) => Promise<{ status: number; html: string }>

const entrySchema = z.object({
  handler: z.custom<Handler>((value) => typeof value === 'function', 'must be a function'),
})

/**
 * Loads the built site's own server code, which renders pages.
 *
 * @param entry path of the module built by Astro's node adapter, in middleware mode
 * @param siteUrl public origin: the pages take their own address from it
 */
async function loadRenderer(entry: string, siteUrl: string): Promise<RenderHtml> {
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
      { method: 'GET', url: path, authority: new URL(siteUrl).host, payloadAsStream: true },
    )
    const bytes = Buffer.concat(await Array.fromAsync(response.stream()))
    return { status: response.statusCode, html: bytes.toString('latin1') }
  }
}

/** Time for a failure to reach the main thread. */
const REPORTED_WITHIN_MS = 1_000

const settings = z
  .object({ entry: z.string(), siteUrl: z.string(), measurementId: z.string().nullable() })
  .parse(workerData)
const render = await loadRenderer(settings.entry, settings.siteUrl).catch((error: unknown) => {
  // Node caches the failed import for the thread's life. So the thread ends once it has reported the failure: the next one may find a
  // finished build.
  setTimeout(() => process.exit(1), REPORTED_WITHIN_MS)
  throw error
})

// Written now, because a killed server would not write its compile cache.
flushCompileCache()

/** Renders and compresses a page, so that the main thread has nothing left to compute. */
export async function renderPage({ path, locals, encoding, quality }: PageTask): Promise<RenderedPage> {
  const { status, html } = await render(path, locals)
  const body = Buffer.from(injectSettings(html, settings), 'latin1')
  return { status, ...compressedPage(body, encoding, quality) }
}

/** The hashes of a page's own inline elements. Only for pages without a visitor's input. */
export async function inlineHashes({
  path,
  locals,
}: Pick<PageTask, 'path' | 'locals'>): Promise<{ status: number; hashes: InlineHashes }> {
  const { status, html } = await render(path, locals)
  return { status, hashes: inlineHashesOf(injectSettings(html, settings), 'latin1') }
}
