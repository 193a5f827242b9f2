/** The sizes of a service's picture in CSS pixels, wide and for a phone, with margins for the shadows. */
export const WIDE = { width: 1200, height: 1165 }
export const NARROW = { width: 800, height: 1149 }

/** The window's place in each: the negative margins in ServicePicture.module.css offset the space around it. */
export const WIDE_WINDOW = { left: 56, top: 56, width: 1088, height: 1018 }
export const NARROW_WINDOW = { left: 41, top: 41, width: 718, height: 1026 }

/** The same picture for a wide and for a narrow window. */
export type Layout = { narrow?: boolean }
