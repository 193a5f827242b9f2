import type { FastifyInstance } from 'fastify'
import type { RejectionCounter } from '../http/bounds/rejection-counter.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { createCardPainter } from './card-painter.ts'
import { addCardRoute, type CardRouteDependencies } from './card-route.ts'
import { addColoursSheet } from './colours-sheet.ts'
import { addYourNamePage, type YourNamePageDependencies } from './your-name-page.ts'

/** A page takes some 40 ms in the pages' thread, in a line of its own: a flood of names holds neither calculator nor form. */
const PAGES = { name: 'your name', atOnce: 1, waiting: 24, perAddress: 6 }
/** A sheet takes some 0.3 ms of the main thread, little more than a refusal, and a browser paints the page only when it has come. */
const SHEETS = { name: 'colours', atOnce: 8, waiting: 128, perAddress: 16 }
/** A card takes some 70 ms in its own thread. */
const CARDS = { name: 'cards', atOnce: 1, waiting: 8, perAddress: 2 }

type Parts = YourNamePageDependencies & CardRouteDependencies & { refused: RejectionCounter }

/** The products under a visitor's own name: the page, the sheet of its colours, and the card that messengers show for it. */
export function addYourName(app: FastifyInstance, { refused, ...parts }: Parts): void {
  const painter = createCardPainter()
  app.addHook('onClose', () => painter.close())
  addYourNamePage(app, { ...parts, queue: createRequestQueue(PAGES, refused) })
  addColoursSheet(app, { ...parts, queue: createRequestQueue(SHEETS, refused) })
  addCardRoute(app, { ...parts, painter, queue: createRequestQueue(CARDS, refused) })
}
