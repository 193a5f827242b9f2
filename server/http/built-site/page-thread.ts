// What runs in the thread that renders pages: see page-renderer.ts.
import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { injectSettings } from './inject-settings.ts'
import { type InlineHashes, inlineHashesOf } from './inline-hashes.ts'
import type { PageTask, RenderedPage } from './page-renderer.ts'
import { loadRenderer } from './render-html.ts'
import { pack } from './site-file.ts'

const settings = z
  .object({ entry: z.string(), siteUrl: z.string(), measurementId: z.string().nullable() })
  .parse(workerData)
const render = await loadRenderer(settings.entry, settings.siteUrl)

/** Resolves as soon as the module is loaded. */
export async function warmUp(): Promise<void> {}

/** Renders and compresses a page, so that nothing is left to compute for the main thread. */
export async function renderPage({ path, locals, encodings }: PageTask): Promise<RenderedPage> {
  const { status, html } = await render(path, locals)
  const body = Buffer.from(injectSettings(html, settings), 'utf8')
  return { status, body, packed: pack(body, encodings) }
}

/** The hashes of a page's own inline elements. Only for pages without anything that a visitor typed. */
export async function inlineHashes({
  path,
  locals,
}: PageTask): Promise<{ status: number; hashes: InlineHashes }> {
  const { status, html } = await render(path, locals)
  return { status, hashes: inlineHashesOf(injectSettings(html, settings)) }
}
