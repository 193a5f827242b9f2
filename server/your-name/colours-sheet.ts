import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { paths } from '../../domain/sitemap/paths.ts'
import { type HexColour, parseColour } from '../../domain/visitor-brand/hex-colour.ts'
import { securityHeaders } from '../plugins/security-headers.ts'
import { paramsOf } from '../routes/request-query.ts'
import { sendFile } from '../routes/site.ts'
import { mediaTypeOf } from '../site/media-types.ts'
import { type SiteFile, siteFile } from '../site/site-file.ts'

const [ADDRESS = ''] = paths.yourNameColours('').split('?')
/** A colour takes half a millisecond, and half a kilobyte. */
const REMEMBERED_COLOURS = 500
/** Not for ever: another version of the site may derive another palette from the same colour. */
const FOR_A_DAY = 'public, max-age=86400'

/** The palette of a colour as a sheet, for pages that wear it without script: the policy allows them no style attribute. */
export function addColoursSheet(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  const sheets = new LRUCache<HexColour, SiteFile>({ max: REMEMBERED_COLOURS })
  app.get(ADDRESS, async (request, reply) => {
    const colour = parseColour(paramsOf(request).get('colour') ?? '')
    // No page of ours asks for that.
    if (!colour) return reply.code(404).type('text/plain; charset=utf-8').send('That is not a colour.\n')

    const sheet = sheets.get(colour) ?? (await sheetOf(colour, siteUrl))
    sheets.set(colour, sheet)
    return sendFile(request, reply, sheet)
  })
}

/** What derives palettes is loaded with the first colour. */
async function sheetOf(colour: HexColour, siteUrl: string): Promise<SiteFile> {
  const { paletteOf, paletteStyle } = await import('../../domain/visitor-brand/palette.ts')
  const headers = { ...securityHeaders(siteUrl), 'cache-control': FOR_A_DAY, 'x-robots-tag': 'noindex' }
  return siteFile(
    Buffer.from(`[data-worn]{${paletteStyle(paletteOf(colour))}}\n`),
    mediaTypeOf('colours.css'),
    headers,
  )
}
