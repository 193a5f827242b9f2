import type { SceneBrand } from './scene-brand.ts'

/** The name that each product shows without a visitor's, by its solution's url. */
export const OWN_BRANDS = {
  ecommerce: { name: 'Kiaat & Co', short: 'Kiaat & Co', initial: 'K', address: 'kiaat.example' },
  'tenders-management': { name: 'Bidbook', short: 'Bidbook', initial: 'B', address: 'bidbook.example' },
  'food-delivery': {
    name: 'Four Corners',
    short: 'Four Corners',
    initial: 'F',
    address: 'fourcorners.example',
  },
  'premium-chat-widget': {
    name: 'Blouheuwel',
    short: 'Blouheuwel',
    initial: 'B',
    address: 'blouheuwel.example',
  },
  'live-camera': {
    name: 'Kelp Bay Lodge',
    short: 'Kelp Bay Lodge',
    initial: 'K',
    address: 'kelpbay.example',
  },
  'ai-chatbot': {
    name: 'Ridgeway Schoolwear',
    short: 'Ridgeway',
    initial: 'R',
    address: 'ridgeway.example',
  },
  'church-app': { name: 'Hillside Church', short: 'Hillside', initial: 'H', address: 'hillside.example' },
} as const satisfies Record<string, SceneBrand>
