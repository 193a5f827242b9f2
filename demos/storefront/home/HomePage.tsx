import { useMemo } from 'react'
import type { Product } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { DOOR_CENTS, LOCKER_CENTS } from '../../shop/delivery-fees.ts'
import { workshopsOnHome } from '../makers/workshops.ts'
import { type ThingParts, thingWithStock } from '../things/thing-with-stock.ts'
import { useThingParts } from '../things/use-things.ts'
import { FAMILY_SHOWN, NEW_THIS_WEEK, ROOM, SHELF_THINGS } from './chosen.ts'
import { type HomeThings, HomeView } from './HomeView.tsx'

export function HomePage() {
  const parts = useThingParts()
  const things = useMemo(() => homeThings(parts), [parts])
  return <HomeView {...things} />
}

function homeThings(parts: ThingParts): HomeThings {
  return {
    room: drawnAll(ROOM),
    shelves: drawnAll(SHELF_THINGS),
    newest: NEW_THIS_WEEK.flatMap((number) => thingWithStock(parts, number) ?? []),
    family: {
      name: FAMILY_SHOWN.name,
      pieces: FAMILY_SHOWN.pieces,
      things: FAMILY_SHOWN.numbers.flatMap((number) => thingWithStock(parts, number)?.product ?? []),
    },
    workshops: workshopsOnHome(),
    fees: { doorCents: DOOR_CENTS, lockerCents: LOCKER_CENTS },
  }
}

/** @throws {RangeError} never: the chosen numbers are of drawn products */
function drawnAll<Key extends string>(numbers: Readonly<Record<Key, number>>): Record<Key, Product> {
  const products = Object.entries<number>(numbers).map(([key, number]) => [key, drawn(number)])
  // `as`: it has the keys that it was made from.
  return Object.fromEntries(products) as Record<Key, Product>
}

function drawn(number: number): Product {
  const product = productOf(number)
  if (!product) throw new RangeError(`No product is drawn for ${number}`)
  return product
}
