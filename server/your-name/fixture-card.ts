import type { Card } from './card.ts'

export const CARD: Card = {
  visitor: { name: 'Thandi’s Kitchen', initial: 'T' },
  own: { name: 'Kiaat', initial: 'K' },
  colour: '#1f6f54',
  product: 'ai-chatbot',
  title: 'AI chatbot',
  total: 'R 1',
  instalments: '1 × R 1',
  vat: 'no VAT',
  tradingName: 'Twelve Moons',
}
