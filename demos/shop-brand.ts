/** The brand of the shop, a parameter of every screen, so that the same software can be shown under another name. */
export type ShopBrand = {
  name: string
  /** The domain of its site, which never resolves: `kiaat.example`. */
  address: string
  /** The seller's name on an invoice, if it differs from the name. */
  company?: string
}

export const KIAAT: ShopBrand = {
  name: 'Kiaat & Co',
  address: 'kiaat.example',
  company: 'Kiaat & Co (Pty) Ltd',
}
