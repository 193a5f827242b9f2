import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type HexColour, parseColour } from '../../domain/brand/hex-colour.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { createFileCache, sendOutcome } from '../http/built-site/file-cache.ts'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import { type SiteFile, siteFile } from '../http/built-site/site-file.ts'
import { paramsOf } from '../http/request-query.ts'
import { securityHeaders } from '../http/security-headers.ts'

/** A stylesheet takes about 0.3 ms of the main thread, and blocks the page's rendering. */
const SHEETS = { name: 'colours', atOnce: 8, waiting: 512, perAddress: 16 }
const [ADDRESS = ''] = paths.yourNameColours('').split('?')
/** About 500 stylesheets. */
const CACHED_BYTES = 256 * 1024
/** A later version of the site may derive another palette from the same colour. */
const FOR_A_DAY = 'public, max-age=86400'

/** Serves the palette of a colour as a stylesheet, for pages without script: their policy forbids style attributes. */
export async function coloursSheet(app: FastifyInstance): Promise<void> {
  const { siteUrl, countRejection } = app.services
  const sheets = createFileCache(createRequestQueue(SHEETS, countRejection), CACHED_BYTES)
  app.get(ADDRESS, async (request, reply) => {
    const colour = parseColour(paramsOf(request).get('colour') ?? '')
    // No page of ours sends this.
    if (!colour) return reply.code(404).type('text/plain; charset=utf-8').send('That is not a colour.\n')

    const outcome = await sheets.file(request, colour, () => sheetOf(colour, siteUrl))
    return sendOutcome(request, reply, outcome)
  })
}

/** Yields first, so that other requests run between stylesheets; a thread would cost more than the work. */
async function sheetOf(colour: HexColour, siteUrl: string): Promise<SiteFile> {
  await nextTurn()
  // Loaded with the first colour.
  const { paletteOf, paletteStyle } = await import('../../domain/brand/palette.ts')
  const headers = { ...securityHeaders(siteUrl), 'cache-control': FOR_A_DAY, 'x-robots-tag': 'noindex' }
  return siteFile(
    Buffer.from(`[data-worn]{${paletteStyle(paletteOf(colour))}}\n`),
    mediaTypeOf('colours.css'),
    headers,
  )
}
