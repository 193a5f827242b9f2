import { nounOf } from '../../shop/kind-nouns.ts'
import { type Things, thingOf } from '../../shop/things.ts'

/** `table`, `throw`: what a line is called in a sentence. */
export function nounOfSku(sku: string, things: Things): string {
  const thing = thingOf(things, sku)
  return thing ? nounOf(thing.product.kind) : 'thing'
}
