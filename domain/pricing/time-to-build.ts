import { counted, listInWords } from '../wording.ts'
import { type Choices, containedExtras, type Estimate } from './estimate.ts'
import type { RateCard } from './rate-card.ts'

/** When building begins. Every number of days is shown with it. */
export const BUILD_START_CONDITION = 'after we have your logo, words and accounts'

/** The providers of the accounts in {@link BUILD_START_CONDITION}, by the extra that needs them. */
const ACCOUNTS = {
  'payments-first': 'a payment provider',
  courier: 'a courier',
  'ai-assistant': 'an AI company',
  whatsapp: 'WhatsApp',
}

/** A sentence on the accounts with other companies that a choice needs. */
export function accountsNeeded(choices: Choices, card: RateCard): string {
  const keys = containedExtras(choices.need, card)
  const names = Object.entries(ACCOUNTS).flatMap(([key, name]) => (keys.includes(key) ? [name] : []))
  if (isInAppStores(choices, card)) names.push('Google', 'Apple')
  if (names.length === 0) return 'Accounts that you have with others are your own: you pay what they charge.'
  return names.length === 1
    ? `You need your own account with ${names[0]}, and pay what it charges.`
    : `You need your own accounts with ${listInWords(names, 'and')}, and pay them what they charge.`
}

/** A note on the review by app stores, for apps. */
export const STORE_REVIEW_NOTE = 'The app stores then check the app. That adds days we do not control.'

/** {@link STORE_REVIEW_NOTE}, and its effect on the first instalment. */
export const PAID_AFTER_REVIEW_NOTE = `${STORE_REVIEW_NOTE} You begin to pay after they accept it, so dates can move.`

/** `7 working days after we have your logo, words and accounts` */
export function timeToBuild({ buildDays }: Pick<Estimate, 'buildDays'>): string {
  return `${counted(buildDays, 'working day')} ${BUILD_START_CONDITION}`
}

/** `7 working days, then app stores`: a short form for places near {@link timeToBuild}. */
export function timeInShort(buildDays: number, inStores: boolean): string {
  return `${counted(buildDays, 'working day')}${inStores ? ', then app stores' : ''}`
}

/** Whether a choice is published in Google Play and the App Store. */
export function isInAppStores({ need, extras }: Choices, card: RateCard): boolean {
  const keys = [...containedExtras(need, card), ...extras.map(({ key }) => key)]
  return need === 'mobile-app' || keys.includes('store-publishing')
}
