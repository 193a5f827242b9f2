/** CSS pixels of a service's picture beside its words, and of the one for a phone: room for the shadows is inside. */
export const WIDE = { width: 1200, height: 1165 }
export const NARROW = { width: 800, height: 1149 }

/** Where a window stands in each: the page's margins in ServicePicture.module.css take exactly this away again. */
export const WIDE_WINDOW = { left: 56, top: 56, width: 1088, height: 1018 }
export const NARROW_WINDOW = { left: 41, top: 41, width: 718, height: 1026 }

/** The same picture for a wide and for a narrow window. */
export type Layout = { narrow?: boolean }
