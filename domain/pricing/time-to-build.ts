import { counted } from '../wording.ts'
import { type Choices, containedExtras, type Estimate } from './estimate.ts'
import type { RateCard } from './rate-card.ts'

/** When building begins: no number of days stands without it. */
export const BUILDING_BEGINS = 'after we have your logo, words and accounts'

/**
 * Which accounts {@link BUILDING_BEGINS} means.
 *
 * @param inStores whether Google Play and the App Store check it
 */
export function accountsNeeded(inStores: boolean): string {
  const stores = inStores ? 'a payment provider, Google, Apple or ' : ''
  return `You need your own accounts with others, such as ${stores}WhatsApp, and pay them what they charge.`
}

/** What is added to the days of building for an app. */
export const STORES_CHECK = 'The app stores then check the app. That adds days we do not control.'

/** {@link STORES_CHECK}, and what it means for the first instalment. */
export const PAID_AFTER_CHECK = `${STORES_CHECK} You begin to pay after they accept it, so dates can move.`

/** `7 working days after we have your logo, words and accounts` */
export function timeToBuild({ buildDays }: Pick<Estimate, 'buildDays'>): string {
  return `${counted(buildDays, 'working day')} ${BUILDING_BEGINS}`
}

/** Whether what is chosen goes to Google Play and the App Store. */
export function goesToAppStores({ need, extras }: Choices, card: RateCard): boolean {
  const keys = [...containedExtras(need, card), ...extras.map(({ key }) => key)]
  return need === 'mobile-app' || keys.includes('store-publishing')
}
