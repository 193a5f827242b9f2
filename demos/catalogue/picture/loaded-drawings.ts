import type { Kind } from '../product.ts'
import { drawPicture } from './draw.ts'
import { basket } from './drawings/basket.ts'
import { bench } from './drawings/bench.ts'
import { bowl } from './drawings/bowl.ts'
import { chair } from './drawings/chair.ts'
import { cushion } from './drawings/cushion.ts'
import { deskLamp } from './drawings/desk-lamp.ts'
import { diningTable } from './drawings/dining-table.ts'
import { mirror } from './drawings/mirror.ts'
import { mug } from './drawings/mug.ts'
import { pendant } from './drawings/pendant.ts'
import { planter } from './drawings/planter.ts'
import { rug } from './drawings/rug.ts'
import { sideTable } from './drawings/side-table.ts'
import { stool } from './drawings/stool.ts'
import { throwDrawing } from './drawings/throw.ts'
import { vase } from './drawings/vase.ts'
import type { KindDrawing } from './kind-drawing.ts'
import { drawRoom } from './room.ts'

/** All drawings at once, for the server and for tests: a browser loads only the kinds that it shows (artist.ts). */
export const EVERY_DRAWING: Readonly<Record<Kind, KindDrawing>> = {
  'dining-table': diningTable,
  'side-table': sideTable,
  stool,
  chair,
  bench,
  pendant,
  'desk-lamp': deskLamp,
  throw: throwDrawing,
  cushion,
  rug,
  bowl,
  vase,
  mug,
  planter,
  basket,
  mirror,
}

export type LoadedDrawings = {
  drawings: Readonly<Partial<Record<Kind, KindDrawing>>>
  functions: { drawPicture: typeof drawPicture; drawRoom: typeof drawRoom } | null
}

/** Rendering on the server is synchronous, so all drawings are loaded from the start. A browser gets loaded-drawings.browser.ts: see `imports` in package.json. */
export const LOADED_DRAWINGS: LoadedDrawings = {
  drawings: EVERY_DRAWING,
  functions: { drawPicture, drawRoom },
}
