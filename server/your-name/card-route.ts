import type { FastifyInstance } from 'fastify'
import { shownName, withoutEmoji } from '../../domain/brand/name.ts'
import { withTradeFromName, writeBrand } from '../../domain/brand/visitor-brand.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { allowLateStart } from '../http/bounds/fair-queue.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { createFileCache, sendOutcome } from '../http/built-site/file-cache.ts'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import { siteFile } from '../http/built-site/site-file.ts'
import { sendMessage } from '../http/refusals.ts'
import { queryOf } from '../http/request-query.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { cardOf, solutionOnCard } from './card.ts'
import { OWN_BRANDS } from './own-brands.ts'
import { brandOf } from './requested-brand.ts'

const ADDRESS = paths.yourNameCard()
const JPEG = mediaTypeOf(ADDRESS)
/** A card shows a price, so it is cached only briefly, for messengers that request it twice. */
const ONE_HOUR = 'public, max-age=3600'

/** About 65 cards. */
const CACHED_BYTES = 4 * 1024 * 1024

/** A card takes about 70 ms of the drawing thread. */
const CARDS = { name: 'cards', atOnce: 1, waiting: 8, perAddress: 2 }

/** The picture that messengers show for a link to `/your-name`, with the visitor's name on it. */
export async function cardRoute(app: FastifyInstance): Promise<void> {
  const { siteUrl, painter, countRejection } = app.services
  const cards = createFileCache(createRequestQueue(CARDS, countRejection), CACHED_BYTES)
  const headers = {
    ...securityHeaders(siteUrl),
    'cache-control': ONE_HOUR,
    'x-robots-tag': 'noindex',
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: ADDRESS,
    onRequest: allowLateStart,
    handler: async (request, reply) => {
      const { content, id } = app.services.release()
      const {
        name: typedName,
        colour,
        product,
      } = withTradeFromName(brandOf(queryOf(request).slice(1)), [...OWN_BRANDS.keys()]).brand
      // Normalised, so that two spellings share one card.
      const brand = {
        name: shownName(withoutEmoji(typedName))?.name ?? '',
        colour,
        product: solutionOnCard(product, content)?.url ?? null,
      }
      const cacheKey = `${id} ${writeBrand(brand)}`
      if (request.method === 'HEAD' && !cards.cached(cacheKey))
        return reply.headers({ ...headers, 'content-type': JPEG.contentType }).send()

      const card = cardOf(brand, content)
      if (!card) return sendMessage(request, reply, 404, 'There is no such picture.')
      const outcome = await cards.file(request, cacheKey, async () =>
        siteFile(await painter.paint(card), JPEG, headers),
      )
      return sendOutcome(request, reply, outcome)
    },
  })
}
