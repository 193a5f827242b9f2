import { listed } from '../calendar/opening-hours.ts'
import { counted } from '../wording.ts'
import { type Choices, containedExtras, type Estimate } from './estimate.ts'
import type { RateCard } from './rate-card.ts'

/** When building begins: no number of days stands without it. */
export const BUILDING_BEGINS = 'after we have your logo, words and accounts'

/** Whose accounts {@link BUILDING_BEGINS} means, by the extra that needs them. */
const ACCOUNTS = {
  'payments-first': 'a payment provider',
  courier: 'a courier',
  'ai-assistant': 'an AI company',
  whatsapp: 'WhatsApp',
}

/** Which accounts {@link BUILDING_BEGINS} means: those that a choice contains. */
export function accountsNeeded(choices: Choices, card: RateCard): string {
  const keys = containedExtras(choices.need, card)
  const names = Object.entries(ACCOUNTS).flatMap(([key, name]) => (keys.includes(key) ? [name] : []))
  if (goesToAppStores(choices, card)) names.push('Google', 'Apple')
  if (names.length === 0) return 'Accounts that you have with others are your own: you pay what they charge.'
  return names.length === 1
    ? `You need your own account with ${names[0]}, and pay what it charges.`
    : `You need your own accounts with ${listed(names, 'and')}, and pay them what they charge.`
}

/** What is added to the days of building for an app. */
export const STORES_CHECK = 'The app stores then check the app. That adds days we do not control.'

/** {@link STORES_CHECK}, and what it means for the first instalment. */
export const PAID_AFTER_CHECK = `${STORES_CHECK} You begin to pay after they accept it, so dates can move.`

/** `7 working days after we have your logo, words and accounts` */
export function timeToBuild({ buildDays }: Pick<Estimate, 'buildDays'>): string {
  return `${counted(buildDays, 'working day')} ${BUILDING_BEGINS}`
}

/** `7 working days, then app stores`: where {@link timeToBuild} stands near it. */
export function timeInShort(buildDays: number, inStores: boolean): string {
  return `${counted(buildDays, 'working day')}${inStores ? ', then app stores' : ''}`
}

/** Whether what is chosen goes to Google Play and the App Store. */
export function goesToAppStores({ need, extras }: Choices, card: RateCard): boolean {
  const keys = [...containedExtras(need, card), ...extras.map(({ key }) => key)]
  return need === 'mobile-app' || keys.includes('store-publishing')
}
