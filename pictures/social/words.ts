import json from './words.json' with { type: 'json' }

/**
 * What the cards say about the company, its work and its prices: the only way in which the pictures' scenes use content/.
 * `npm run scenes` writes words.json; `npm run release-check` reports when it no longer matches content/.
 */
export type CardWords = {
  brand: string
  /** `VAT included`, or `no VAT` where none is charged. */
  vat: string
  /** The example of the home page. */
  plan: { what: string; total: string; months: number /** `12 × R 3 737,50` */; instalments: string }
  services: Array<{ title: string; tint: string }>
  solutions: Array<{ slug: string; title: string; tint: string; total: string; monthly: string }>
  projects: Array<{ slug: string; title: string; total: string; months: number; instalments: string }>
  categories: Array<{
    slug: string
    title: string
    tint: string
    points: Array<string>
    price: string | null
  }>
  legal: Array<{ slug: string; title: string; parts: number; partsInWords: string }>
}

export const words: CardWords = json
