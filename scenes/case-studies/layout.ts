/** CSS pixels of a case study's picture: beside the dark, and above it on a phone. */
export const WIDE = { width: 1200, height: 1000 }
export const NARROW = { width: 800, height: 920 }

/** The window runs out of the picture below; the page cuts it where its ground ends. */
export const WIDE_WINDOW = { left: 0, top: 0, width: 1086, height: 1040 }
export const NARROW_WINDOW = { left: 0, top: 0, width: 800, height: 960 }

/** The same picture for a wide and for a narrow window. */
export type Layout = { narrow?: boolean }
