import type { Kind } from '../product.ts'
import { drawPicture } from './draw.ts'
import { EVERY_DRAWING } from './every-drawing.ts'
import type { KindDrawing } from './kind-drawing.ts'
import { drawRoom } from './room.ts'

export type LoadedDrawings = {
  drawings: Readonly<Partial<Record<Kind, KindDrawing>>>
  functions: { drawPicture: typeof drawPicture; drawRoom: typeof drawRoom } | null
}

/** Rendering on the server is synchronous, so all drawings are loaded from the start. A browser gets loaded-drawings.browser.ts: see `imports` in package.json. */
export const LOADED_DRAWINGS: LoadedDrawings = {
  drawings: EVERY_DRAWING,
  functions: { drawPicture, drawRoom },
}
