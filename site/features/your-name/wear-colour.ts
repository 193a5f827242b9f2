import type { HexColour } from '../../../domain/visitor-brand/colour.ts'
import { paletteOf, propertyOf, ROLES } from '../../../domain/visitor-brand/palette.ts'

/**
 * Dresses the products in a colour, or in their own if it is null. `initial` makes a property one that is not set, also where the
 * sheet that came with the page sets it.
 */
export function wearColour({ style }: HTMLElement, colour: HexColour | null): void {
  const palette = colour && paletteOf(colour)
  for (const role of ROLES) {
    const [property, value] = [propertyOf(role), palette?.[role] ?? 'initial']
    if (style.getPropertyValue(property) !== value) style.setProperty(property, value)
  }
}
