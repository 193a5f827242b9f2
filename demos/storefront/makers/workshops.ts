import { storeAddresses } from '../../addresses.ts'
import { MAKERS, type WorkshopKey } from '../../catalogue/makers.ts'
import { productOf } from '../../catalogue/products.ts'
import type { Workshop } from './MakerCard.tsx'

/** Each workshop's count of products and the number of one of them; a test checks both. */
const WORKSHOPS: Record<WorkshopKey, { productCount: number; number: number }> = {
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
const HOME_WORKSHOPS: ReadonlyArray<WorkshopKey> = [
  'bench',
  'hogsback',
  'rorke',
  'silk',
  'knysna',
  'zulu',
  'karoo',
  'braam',
]

export function allWorkshops(): Array<Workshop> {
  // `as`: Object.keys gives the keys of the constant.
  return (Object.keys(MAKERS) as Array<WorkshopKey>).flatMap(workshopOf)
}

export function workshopsOnHome(): Array<Workshop> {
  return HOME_WORKSHOPS.flatMap(workshopOf)
}

function workshopOf(key: WorkshopKey): Array<Workshop> {
  const { productCount, number } = WORKSHOPS[key]
  const sampleProduct = productOf(number)
  const maker = MAKERS[key]
  return sampleProduct ? [{ maker, productCount, sampleProduct, href: placeSearch(maker.place) }] : []
}

/** The address of all products made in a place. */
function placeSearch(place: string): string {
  return `${storeAddresses.search()}?place=${encodeURIComponent(place)}`
}
