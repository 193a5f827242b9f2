import type { CSSProperties } from 'react'
import { parseColour } from '../../../domain/brand/hex-colour.ts'
import { shownName } from '../../../domain/brand/name.ts'
import { type Palette, paletteOf, propertyOf, ROLES } from '../../../domain/brand/palette.ts'
import type { BrandOfEnquiry } from '../../../domain/inbox/api/enquiry-detail.ts'
import { LiveDevice } from '../../../pictures/live/LiveDevice.tsx'
import { LIVE_PRODUCTS } from '../../../pictures/live/live-products.ts'
import styles from './BrandCard.module.css'

/** The product that the visitor selected, under their name; nothing if they selected none or it cannot be shown live. */
export function BrandPreview({ brand: { name, colour, product } }: { brand: BrandOfEnquiry }) {
  const liveProduct = LIVE_PRODUCTS.find(({ slug }) => slug === product?.slug)
  const brandColour = parseColour(colour ?? '')
  if (!liveProduct) return null
  return (
    <div
      className={`${styles.product} screen-only`}
      style={brandColour ? paletteStyle(paletteOf(brandColour)) : undefined}
    >
      <LiveDevice screen={liveProduct.screens[0]} brand={shownName(name) ?? liveProduct.own} />
    </div>
  )
}

/** The colours of a palette as custom properties. */
function paletteStyle(palette: Palette): CSSProperties {
  return Object.fromEntries(ROLES.map((role) => [propertyOf(role), palette[role]]))
}
