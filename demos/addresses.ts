/** Every address of the demos. */
export const STORE = '/demos/store'
export const OFFICE = '/demos/admin'

export const storeAddresses = {
  home: STORE,
  /** Living, Dining, Lighting, Outdoor, and each kind of product. @param slug `living`, `side-tables` */
  collection: (slug: string) => `${STORE}/${slug}`,
  /** @param slug `hoopoe`, `blue-crane` */
  family: (slug: string) => `${STORE}/families/${slug}`,
  /** @param slug of the product; it ends in the product's number, by which the page finds it */
  product: (number: number, slug: string) => `${STORE}/things/${slug}-${number}`,
  makers: `${STORE}/workshops`,
  /** @param words written behind `#`, so that the browser does not send them to the server */
  search: (words = '') => (words === '' ? `${STORE}/search` : `${STORE}/search#q=${encoded(words)}`),
  basket: `${STORE}/basket`,
  delivery: `${STORE}/checkout/delivery`,
  payment: `${STORE}/checkout/payment`,
  thanks: (order: number) => `${STORE}/thank-you?order=${order}`,
  order: (order: number) => `${STORE}/order?order=${order}`,
  orders: `${STORE}/orders`,
  sendBack: (order: number) => `${STORE}/send-back?order=${order}`,
  invoice: (order: number) => `${STORE}/invoice?order=${order}`,
} as const

export const officeAddresses = {
  orders: OFFICE,
  order: (order: number) => `${OFFICE}/order?order=${order}`,
  invoice: (order: number) => `${OFFICE}/invoice?order=${order}`,
  products: `${OFFICE}/products`,
  product: (number: number) => `${OFFICE}/product?number=${number}`,
  stock: `${OFFICE}/stock`,
  vouchers: `${OFFICE}/vouchers`,
  customers: `${OFFICE}/customers`,
  /** @param order any order of the customer, because a name in the address would be sent to the server */
  customer: (order: number) => `${OFFICE}/customers?of=${order}`,
  numbers: `${OFFICE}/numbers`,
  staff: `${OFFICE}/staff`,
  csvIn: `${OFFICE}/csv-in`,
  more: `${OFFICE}/more`,
} as const

/** The empty editor for a new product. */
export const newProductAddress = `${OFFICE}/product?number=new`

/** The form for a transfer of these products, at most the first {@link MAX_TRANSFER_PRODUCTS}. */
export function transferAddress(numbers: ReadonlyArray<number>): string {
  return `${OFFICE}/stock?move=${numbers.slice(0, MAX_TRANSFER_PRODUCTS).join(',')}`
}
const MAX_TRANSFER_PRODUCTS = 40

/** The agency's current price for such a shop, never cached: cached pages request it. */
export const priceAddress = '/demos/price.json'

export const bothSidesAddress = '/demos/both-sides'

/** Replaces half an emoji, which a full field may end with and which cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** The page for unknown addresses of the office. */
export const OFFICE_NOT_FOUND = `${OFFICE}/nothing-here`
