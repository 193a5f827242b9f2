import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type HexColour, parseColour } from '../../domain/brand/hex-colour.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import type { RejectionCounter } from '../http/bounds/rejection-counter.ts'
import { createRequestQueue, type RequestQueue, sendBusy } from '../http/bounds/request-queue.ts'
import { createFileCache } from '../http/built-site/compressed-file-cache.ts'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import { sendFile } from '../http/built-site/site.ts'
import { type SiteFile, siteFile } from '../http/built-site/site-file.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { paramsOf } from '../plan/request-query.ts'
import type { CardPainter } from './card-painter.ts'
import { addCardRoute, type CardRouteDependencies } from './card-route.ts'
import { addYourNamePage, type YourNamePageDependencies } from './your-name-page.ts'

/** A page takes some 40 ms in the pages' thread, in a line of its own: a flood of names holds neither calculator nor form. */
const PAGES = { name: 'your name', atOnce: 1, waiting: 192, perAddress: 6 }
/** A sheet takes some 0.3 ms of the main thread, little more than a refusal, and a browser paints the page only when it has come. */
const SHEETS = { name: 'colours', atOnce: 8, waiting: 512, perAddress: 16 }
/** A card takes some 70 ms in the thread that draws. */
const CARDS = { name: 'cards', atOnce: 1, waiting: 8, perAddress: 2 }

type Parts = YourNamePageDependencies &
  CardRouteDependencies & { painter: CardPainter; refused: RejectionCounter }

/** The products under a visitor's own name: the page, the sheet of its colours, and the card that messengers show for it. */
export function addYourName(app: FastifyInstance, { refused, ...parts }: Parts): void {
  addYourNamePage(app, { ...parts, queue: createRequestQueue(PAGES, refused) })
  addColoursSheet(app, { ...parts, queue: createRequestQueue(SHEETS, refused) })
  addCardRoute(app, { ...parts, queue: createRequestQueue(CARDS, refused) })
}

const [ADDRESS = ''] = paths.yourNameColours('').split('?')
/** Some 500 sheets. */
const REMEMBERED_BYTES = 256 * 1024
/** Not for ever: another version of the site may derive another palette from the same colour. */
const FOR_A_DAY = 'public, max-age=86400'

/** The palette of a colour as a sheet, for pages that wear it without script: the policy allows them no style attribute. */
function addColoursSheet(
  app: FastifyInstance,
  { siteUrl, queue }: { siteUrl: string; queue: RequestQueue },
): void {
  const sheets = createFileCache(queue, REMEMBERED_BYTES)
  app.get(ADDRESS, async (request, reply) => {
    const colour = parseColour(paramsOf(request).get('colour') ?? '')
    // No page of ours asks for that.
    if (!colour) return reply.code(404).type('text/plain; charset=utf-8').send('That is not a colour.\n')

    const turn = await sheets.file(request, colour, () => sheetOf(colour, siteUrl))
    return 'full' in turn ? sendBusy(request, reply, turn.full) : sendFile(request, reply, turn.result)
  })
}

/** Each turn of the event loop makes as many as the queue lets begin, and others are answered in between: a thread would cost more than a sheet. */
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
