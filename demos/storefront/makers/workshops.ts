import { storeAddresses } from '../../addresses.ts'
import { type Workshop as Key, MAKERS } from '../../catalogue/makers.ts'
import { productOf } from '../../catalogue/products.ts'
import type { Workshop } from './MakerCard.tsx'

/** Each workshop's count of products and the number of one of them; a test checks both. */
const SHOWN: Record<Key, { productCount: number; number: number }> = {
  bench: { productCount: 704, number: 898 },
  saltriver: { productCount: 867, number: 467 },
  knysna: { productCount: 756, number: 369 },
  boland: { productCount: 686, number: 1375 },
  braam: { productCount: 792, number: 259 },
  hogsback: { productCount: 634, number: 1035 },
  rorke: { productCount: 568, number: 29 },
  midlands: { productCount: 677, number: 375 },
  venda: { productCount: 854, number: 299 },
  karoo: { productCount: 828, number: 504 },
  silk: { productCount: 284, number: 266 },
  cotton: { productCount: 752, number: 314 },
  zulu: { productCount: 464, number: 37 },
  cane: { productCount: 545, number: 71 },
  glass: { productCount: 224, number: 1911 },
  garden: { productCount: 605, number: 392 },
}
const ON_HOME: ReadonlyArray<Key> = ['bench', 'hogsback', 'rorke', 'silk', 'knysna', 'zulu', 'karoo', 'braam']

export function allWorkshops(): Array<Workshop> {
  // `as`: Object.keys gives the keys of the constant, in the order written.
  return (Object.keys(MAKERS) as Array<Key>).flatMap(workshopOf)
}

export function workshopsOnHome(): Array<Workshop> {
  return ON_HOME.flatMap(workshopOf)
}

function workshopOf(key: Key): Array<Workshop> {
  const { productCount, number } = SHOWN[key]
  const shown = productOf(number)
  const maker = MAKERS[key]
  return shown ? [{ maker, productCount, shown, href: placeSearch(maker.place) }] : []
}

/** The filter for all products made in one place. */
function placeSearch(place: string): string {
  return `${storeAddresses.search()}?place=${encodeURIComponent(place)}`
}
