/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 }
export const MARGINS = { top: 28, side: 36, bottom: 22 }
/** Of what stands between the margins. */
export const CONTENT = {
  width: PAGE.width - 2 * MARGINS.side,
  height: PAGE.height - MARGINS.top - MARGINS.bottom,
}
