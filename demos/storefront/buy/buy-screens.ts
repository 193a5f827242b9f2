import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ShopBrand } from '../../shop-brand.ts'
import type { BuyPage } from '../routes/route.ts'

export type BuyScreenProps = { brand: ShopBrand }

/** The screens of what this browser's shop holds, each loaded when it is opened. */
export const BUY_SCREENS: Record<BuyPage, LazyExoticComponent<ComponentType<BuyScreenProps>>> = {
  basket: lazy(async () => ({ default: (await import('./basket/BasketScreen.tsx')).BasketScreen })),
  'checkout/delivery': lazy(async () => ({
    default: (await import('./checkout/DeliveryScreen.tsx')).DeliveryScreen,
  })),
  'checkout/payment': lazy(async () => ({
    default: (await import('./checkout/PaymentScreen.tsx')).PaymentScreen,
  })),
  'thank-you': lazy(async () => ({ default: (await import('./after/ThanksScreen.tsx')).ThanksScreen })),
  order: lazy(async () => ({ default: (await import('./after/OrderScreen.tsx')).OrderScreen })),
  orders: lazy(async () => ({ default: (await import('./after/OrdersScreen.tsx')).OrdersScreen })),
  'send-back': lazy(async () => ({ default: (await import('./after/SendBackScreen.tsx')).SendBackScreen })),
  invoice: lazy(async () => ({ default: (await import('./after/InvoiceScreen.tsx')).InvoiceScreen })),
}
