/**
 * The lit part of a waxing moon as an SVG path, lit from the left as it is seen from South Africa.
 *
 * `fraction` is the terminator's position between the left limb and the right one, measured along the diameter;
 * because the terminator is half an ellipse, it is exactly the share of the disc's area that is lit, too. It is not the age of
 * the moon in days.
 *
 * @param fraction 0 (new, an empty path) to 1 (full, a whole disc)
 * @param radius of the disc, in the units of the drawing
 * @param cx centre of the disc
 * @param cy centre of the disc
 * @throws {RangeError} if `fraction` is not from 0 to 1
 */
export function phasePath(fraction: number, radius: number, cx = 0, cy = 0): string {
  if (!(fraction >= 0 && fraction <= 1)) throw new RangeError(`Not a fraction of a moon: ${fraction}`)
  if (fraction === 0) return ''

  const top = `${rounded(cx)} ${rounded(cy - radius)}`
  const bottom = `${rounded(cx)} ${rounded(cy + radius)}`
  const limb = rounded(radius)
  const terminator = rounded(Math.abs(1 - 2 * fraction) * radius)
  const sweep = fraction < 0.5 ? 1 : 0
  return `M${top}A${limb} ${limb} 0 0 0 ${bottom}A${terminator} ${limb} 0 0 ${sweep} ${top}Z`
}

function rounded(length: number): string {
  return String(Math.round(length * 100) / 100)
}
