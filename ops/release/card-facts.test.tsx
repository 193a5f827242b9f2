import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OnWhatsApp } from '../../pictures/ai-chatbot/OnWhatsApp.tsx'
import { Sunday } from '../../pictures/church-app/Sunday.tsx'
import { ShopOnPhone } from '../../pictures/ecommerce/ShopOnPhone.tsx'
import { CustomerHome } from '../../pictures/food-delivery/CustomerHome.tsx'
import { CARD_FACTS, type CardFacts } from '../../pictures/live/card-facts.ts'
import { PublicView } from '../../pictures/live-camera/PublicView.tsx'
import { OnTheSite } from '../../pictures/premium-chat-widget/OnTheSite.tsx'
import { TendersForYou } from '../../pictures/tenders-management/TendersForYou.tsx'
import { formatRand } from '../../pictures/wording/rand.ts'

const SCENES: Record<keyof typeof CARD_FACTS, ComponentType> = {
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

function wordsOf({ heading, shows }: CardFacts): Array<string> {
  if (shows.kind === 'talk') return [heading, ...shows.said.map(({ words }) => words)]
  const rows = shows.rows.flatMap((row) => [row.words, 'cents' in row ? formatRand(row.cents) : row.when])
  return [heading, ...rows, shows.kind === 'list' ? shows.button : shows.live]
}

test.each(Object.entries(SCENES))('the card of %s says what its scene says', (slug, Scene) => {
  const facts = Object.entries(CARD_FACTS).find(([own]) => own === slug)?.[1]
  const text = textOf(Scene)
  for (const words of facts ? wordsOf(facts) : ['no facts'])
    expect(text).toContain(words.replace(/\s+/g, ' '))
})
