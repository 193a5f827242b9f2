import type { LoadedDrawings } from './loaded-drawings.ts'

/** A browser loads the drawings of a kind when it first draws one. */
export const LOADED_DRAWINGS: LoadedDrawings = { drawings: {}, functions: null }
