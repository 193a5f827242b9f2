import { STORE, storeAddresses } from '../../addresses.ts'
import { SHELF_NAMES } from '../../products/product.ts'
import { BUY_PAGES, THING_SHELL } from '../places/place.ts'
import { titleOfBuyPage } from '../places/titles.ts'
import type { FirstView } from './first-view.ts'

/** A page of the store that is rendered once, when the site is built. */
export type StorePage = {
  path: string
  title: string
  description: string
  isListed: boolean
  first: FirstView
}

/** Every page of the store but those of single things. */
export function storePages(): Array<StorePage> {
  return [home(), ...SHELF_NAMES.map(shelf), makers(), search(), thingShell(), ...buyPages()]
}

function home(): StorePage {
  const path = storeAddresses.home
  return {
    path,
    title: 'Kiaat & Co (demo): things for the house, made where you can visit',
    description:
      'A demo shop to try: furniture, cloth, clay and light from sixteen invented workshops. Search, fill a basket, pretend to pay. Nothing is sold.',
    isListed: true,
    first: { path },
  }
}

function shelf(name: string): StorePage {
  const path = storeAddresses.shelf(name.toLowerCase())
  return {
    path,
    title: `${name} · Kiaat & Co (demo)`,
    description: `Everything for ${name.toLowerCase()} in the demo shop Kiaat & Co.`,
    isListed: true,
    first: { path },
  }
}

function makers(): StorePage {
  const path = storeAddresses.makers
  return {
    path,
    title: 'Sixteen workshops · Kiaat & Co (demo)',
    description: 'Who makes the things in the demo shop Kiaat & Co, and where. All of them are invented.',
    isListed: true,
    first: { path },
  }
}

function search(): StorePage {
  return unlisted(storeAddresses.search(), 'Search')
}

function thingShell(): StorePage {
  return unlisted(THING_SHELL, 'A thing of the shop')
}

function buyPages(): Array<StorePage> {
  return BUY_PAGES.map((page) => unlisted(`${STORE}/${page}`, titleOfBuyPage(page)))
}

function unlisted(path: string, title: string): StorePage {
  return {
    path,
    title: `${title} · Kiaat & Co (demo)`,
    description: 'A page of the demo shop Kiaat & Co. Nothing is sold and nothing leaves this browser.',
    isListed: false,
    first: { path },
  }
}
