import { type Things, thingOf } from '../../../domain/things.ts'
import { ProductPicture } from '../../../ui/ProductPicture.tsx'

/** The picture of what has a number, in its colour; of what is no longer there, nothing. */
export function ThingPicture({ things, sku }: { things: Things; sku: string }) {
  const thing = thingOf(things, sku)
  return thing && <ProductPicture product={thing.product} colour={thing.variant.colour} />
}
