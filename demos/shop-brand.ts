/** Whose shop it is. Every screen takes it: the same software can stand under another name. */
export type ShopBrand = {
  name: string
  /** Where its site would be, under a name that leads nowhere: `kiaat.example`. */
  address: string
  /** As the seller on an invoice, where that is not the name alone. */
  company?: string
}

export const KIAAT: ShopBrand = {
  name: 'Kiaat & Co',
  address: 'kiaat.example',
  company: 'Kiaat & Co (Pty) Ltd',
}
