import type { LiveProduct } from '../live/live-product.ts'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { AssistantOnPhone } from './AssistantOnPhone.tsx'

export const aiChatbot: LiveProduct = {
  slug: 'ai-chatbot',
  own: OWN_BRANDS['ai-chatbot'],
  screens: [{ label: 'The assistant on a phone', device: 'phone', Screen: AssistantOnPhone }],
}
