/** CSS pixels of a case study's picture: beside the dark, and above it on a phone. */
export const WIDE_WIDTH = 1200
export const NARROW = { width: 800, height: 970 }

/** The window is as high as what it holds, and ends within the picture: no row is cut. */
export const WIDE_WINDOW = { left: 0, top: 0, width: 1086 }
export const NARROW_WINDOW = { left: 0, top: 0, width: 800 }

/** The same picture for a wide and for a narrow window. */
export type Layout = { narrow?: boolean }
