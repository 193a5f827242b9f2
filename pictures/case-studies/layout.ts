/** The size of a case study's picture in CSS pixels, for a wide and for a narrow window. */
export const WIDE_WIDTH = 1200
export const NARROW = { width: 800, height: 970 }

/** The drawn window is as high as its content, and ends within the picture, so that no row is cut. */
export const WIDE_WINDOW = { left: 0, top: 0, width: 1086 }
export const NARROW_WINDOW = { left: 0, top: 0, width: 800 }

/** The same picture for a wide and for a narrow browser window. */
export type Layout = { narrow?: boolean }
