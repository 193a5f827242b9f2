import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import { paletteOf, propertyOf, ROLES } from '../../../domain/brand/palette.ts'

/**
 * @returns dresses the products in a colour, or in their own if it is null. `initial` makes a property one that is not set, also
 *   where the sheet that came with the page sets it
 */
export function createColourApplier({ style }: HTMLElement): (colour: HexColour | null) => void {
  let worn: HexColour | null | undefined
  return (colour) => {
    if (colour === worn) return
    worn = colour
    const palette = colour && paletteOf(colour)
    for (const role of ROLES) style.setProperty(propertyOf(role), palette?.[role] ?? 'initial')
  }
}
