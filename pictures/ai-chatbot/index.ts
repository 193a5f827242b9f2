import type { LiveProduct } from '../live/live-product.ts'
import { AssistantOnPhone } from './AssistantOnPhone.tsx'
import { own } from './brand.json'

export const product: LiveProduct = {
  slug: 'ai-chatbot',
  own,
  screens: [{ label: 'The assistant on a phone', device: 'phone', Screen: AssistantOnPhone }],
}
