import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OnWhatsApp } from '../../pictures/ai-chatbot/OnWhatsApp.tsx'
import { Sunday } from '../../pictures/church-app/Sunday.tsx'
import { ShopOnPhone } from '../../pictures/ecommerce/ShopOnPhone.tsx'
import { CustomerHome } from '../../pictures/food-delivery/CustomerHome.tsx'
import { LIVE_PRODUCTS } from '../../pictures/live/live-products.ts'
import { PublicView } from '../../pictures/live-camera/PublicView.tsx'
import { OnTheSite } from '../../pictures/premium-chat-widget/OnTheSite.tsx'
import { TendersForYou } from '../../pictures/tenders-management/TendersForYou.tsx'
import { formatRand } from '../../pictures/wording/rand.ts'
import { OWN_BRANDS, type OwnBrand } from '../../server/your-name/own-brands.ts'

/** The pictures that say the words of a card. For another product they are its first live screen's. */
const SCENES: Record<string, ComponentType> = {
  ecommerce: ShopOnPhone,
  'tenders-management': TendersForYou,
  'food-delivery': CustomerHome,
  'premium-chat-widget': OnTheSite,
  'live-camera': PublicView,
  'ai-chatbot': OnWhatsApp,
  'church-app': Sunday,
}

function textOf(Scene: ComponentType): string {
  const html = renderToStaticMarkup(<Scene />)
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

function wordsOf({ heading, shows }: OwnBrand['card']): Array<string> {
  if (shows.kind === 'talk') return [heading, ...shows.said.map(({ words }) => words)]
  const rows = shows.rows.flatMap((row) => [row.words, 'cents' in row ? formatRand(row.cents) : row.when])
  return [heading, ...rows, shows.kind === 'list' ? shows.button : shows.live]
}

test('each product that has a card is shown live, under the same name', () => {
  const shown = new Map(LIVE_PRODUCTS.map(({ slug, own }) => [slug, own]))
  expect(new Map([...OWN_BRANDS].map(([slug, { own }]) => [slug, own]))).toEqual(shown)
  expect(shown.size).toBe(LIVE_PRODUCTS.length)
})

test.each(LIVE_PRODUCTS)('the card of $slug says what its scene says', ({ slug, own, screens }) => {
  const [{ Screen }] = screens
  const text = textOf(SCENES[slug] ?? (() => <Screen brand={own} />))
  const brand = OWN_BRANDS.get(slug)
  for (const words of brand ? wordsOf(brand.card) : ['no card'])
    expect(text).toContain(words.replace(/\s+/g, ' '))
})
