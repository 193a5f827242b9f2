import type { BuyPage } from './place.ts'

const BUY_TITLES: Record<BuyPage, string> = {
  basket: 'Basket',
  'checkout/delivery': 'Check out: delivery',
  'checkout/payment': 'Check out: payment',
  'thank-you': 'Thank you',
  order: 'Your order',
  orders: 'Your orders',
  'send-back': 'Send something back',
}

export function titleOfBuyPage(page: BuyPage): string {
  return BUY_TITLES[page]
}
