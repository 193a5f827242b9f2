/** Whose shop it is. Every screen takes it: the same software can stand under another name. */
export type ShopBrand = {
  name: string
  /** One letter, where there is no room for the name. */
  initial: string
}

export const KIAAT: ShopBrand = { name: 'Kiaat & Co', initial: 'K' }
