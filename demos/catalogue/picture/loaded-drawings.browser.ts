import type { LoadedDrawings } from './loaded-drawings.ts'

/** A browser loads what it draws when it first draws it. */
export const LOADED_DRAWINGS: LoadedDrawings = { drawings: {}, pens: null }
