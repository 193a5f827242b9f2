import { productOf } from '../../catalogue/products.ts'
import { collectionPageOf } from '../collection/collection-pages.ts'
import type { BuyPage, Route } from './route.ts'

/** The title of each page of the basket and the orders. */
export const BUY_PAGE_TITLES: Record<BuyPage, string> = {
  basket: 'Basket',
  'checkout/delivery': 'Check out: delivery',
  'checkout/payment': 'Check out: payment',
  'thank-you': 'Thank you',
  order: 'Your order',
  orders: 'Your orders',
  'send-back': 'Send something back',
  invoice: 'VAT invoice',
}

/** A screen's title in the browser's tab, before the shop's name. */
export function titleOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return 'Things for the house, made where you can visit'
    case 'makers':
      return 'Sixteen workshops'
    case 'search':
      return 'Search'
    case 'buy':
      return BUY_PAGE_TITLES[route.page]
    case 'product':
      return (route.number === null ? null : productOf(route.number))?.name ?? 'A product of the shop'
    default:
      return collectionPageOf(route)?.heading ?? 'Page not found'
  }
}
