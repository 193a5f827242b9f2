import { ProductPicture } from '../../../parts/ProductPicture.tsx'
import { type Things, thingOf } from '../../../shop/things.ts'

/** The picture of what has a number, in its colour; of what is no longer there, nothing. */
export function ThingPicture({ things, sku }: { things: Things; sku: string }) {
  const thing = thingOf(things, sku)
  return thing && <ProductPicture product={thing.product} colour={thing.variant.colour} />
}
