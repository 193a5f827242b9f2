import { aiChatbot } from '../ai-chatbot/live.ts'
import { churchApp } from '../church-app/live.ts'
import { ecommerce } from '../ecommerce/live.ts'
import { foodDelivery } from '../food-delivery/live.ts'
import { liveCamera } from '../live-camera/live.ts'
import { premiumChatWidget } from '../premium-chat-widget/live.ts'
import { tendersManagement } from '../tenders-management/live.ts'
import type { LiveProduct } from './live-product.ts'

/** The products that a page can show live. */
export const LIVE_PRODUCTS: ReadonlyArray<LiveProduct> = [
  ecommerce,
  tendersManagement,
  foodDelivery,
  premiumChatWidget,
  liveCamera,
  aiChatbot,
  churchApp,
]
