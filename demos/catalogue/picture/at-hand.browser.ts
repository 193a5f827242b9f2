import type { AtHand } from './at-hand.ts'

/** A browser loads what it draws when it first draws it. */
export const AT_HAND: AtHand = { drawings: {}, pens: null }
