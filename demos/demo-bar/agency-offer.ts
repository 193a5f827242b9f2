/** What the agency asks for a shop like this: from the rate card, computed by the page. */
export type AgencyOffer = {
  /** `R 44 850,00` */
  price: string
  /** Of the solution's page. */
  href: string
  /** Of the form on that page. */
  contactHref: string
}
