import { expect, test } from 'vitest'
import { baseChoices } from '../plan/offer.ts'
import { rateCardOfNovember2026 as card } from './rate-card.fixture.ts'
import { accountsNeeded, isInAppStores, timeToBuild } from './time-to-build.ts'

test('build days are always shown with their condition', () => {
  expect(timeToBuild({ buildDays: 7 })).toBe('7 working days after we have your logo, words and accounts')
})

test('the accounts are those that a product needs', () => {
  const accounts = (need: string) => accountsNeeded(baseChoices(need), card)
  expect(accounts('ecommerce')).toContain('with a payment provider and a courier,')
  expect(accounts('church-app')).toContain('Google and Apple,')
  expect(accounts('ai-chatbot')).toBe(
    'You need your own account with an AI company, and pay what it charges.',
  )
  expect(accounts('tenders-management')).toBe(
    'Accounts that you have with others are your own: you pay what they charge.',
  )
})

test('the stores review an app, whether included or added as an extra', () => {
  const withPublishing = { ...baseChoices('web-app'), extras: [{ key: 'store-publishing', quantity: 1 }] }
  expect(isInAppStores(baseChoices('mobile-app'), card)).toBe(true)
  expect(isInAppStores(baseChoices('church-app'), card)).toBe(true)
  expect(isInAppStores(withPublishing, card)).toBe(true)
  expect(isInAppStores(baseChoices('website'), card)).toBe(false)
})
