import type { Page } from '@playwright/test'

export type InboxShot = {
  /** The drawing's. */
  name: string
  path: string
  /** Of inbox/fixture/scenario.ts. */
  scenario?: string
  dark?: boolean
  only?: 390 | 1440
  act?: (page: Page, width: number) => Promise<void>
}

const press = async (page: Page, key: string) => {
  await page.locator('[data-enquiry-name]').waitFor()
  await page.keyboard.press(key)
}

const reply = async (page: Page, answer: string) => {
  await page.getByRole('button', { name: /^(Reply|Write again)/ }).click()
  await page.getByRole('button', { name: answer }).click()
}

/** Every drawn state of the inbox. */
export const INBOX_SHOTS: ReadonlyArray<InboxShot> = [
  { name: 'inbox', path: '/e/4412?list=needs', only: 1440 },
  { name: 'inbox', path: '/needs', only: 390 },
  { name: 'inbox-dark', path: '/e/4412?list=needs', dark: true, only: 1440 },
  { name: 'inbox-dark', path: '/needs', dark: true, only: 390 },
  { name: 'enquiry', path: '/e/4412?list=needs' },
  { name: 'after-call', path: '/e/4412?list=needs', act: (page) => press(page, 'e') },
  {
    name: 'selected',
    path: '/needs',
    scenario: 'arriving',
    act: async (page, width) => {
      await page
        .getByRole('button', { name: width === 390 ? 'Filter, sort, select' : 'Filter and sort' })
        .click()
      await page.getByRole('button', { name: 'Select several' }).click()
      await page.getByRole('checkbox', { name: 'Select Sizwe Dlamini' }).check()
      await page.getByRole('checkbox', { name: 'Select Johan Pretorius' }).check()
      await page.waitForTimeout(2_600)
    },
  },
  { name: 'reply', path: '/e/4412?list=needs', act: (page) => reply(page, 'Yes, and a call') },
  {
    name: 'sent',
    path: '/e/4412?list=needs',
    act: async (page) => {
      await reply(page, 'The plan in writing')
      await page.getByRole('button', { name: /^Send/ }).click()
    },
  },
  { name: 'thread', path: '/e/4412?list=waiting', scenario: 'conversation' },
  {
    name: 'conflict',
    path: '/e/4412?list=needs',
    scenario: 'conflict',
    act: async (page) => {
      await reply(page, 'The plan in writing')
      await page.getByRole('button', { name: /^Send/ }).click()
    },
  },
  { name: 'held', path: '/e/4417?list=held' },
  { name: 'held-spam', path: '/e/4411?list=held' },
  { name: 'search', path: '/e/4412?q=Sage', only: 1440 },
  { name: 'search', path: '/search?q=Sage', only: 390 },
  { name: 'empty', path: '/needs', scenario: 'empty' },
  { name: 'keys', path: '/e/4412?list=needs', act: (page) => press(page, '?') },
  { name: 'numbers', path: '/numbers' },
  { name: 'subscribers', path: '/subscribers' },
  { name: 'person', path: '/person/person-4412' },
  { name: 'settings', path: '/settings' },
  { name: 'audit', path: '/audit' },
  { name: 'more', path: '/more', only: 390 },
  { name: 'signin', path: '/sign-in' },
  {
    name: 'signin-refused',
    path: '/sign-in',
    act: async (page) => {
      await page.getByLabel('Work e-mail').fill('aisha@twelvemoons.example')
      await page.getByLabel('Password').fill('0000000000')
      await page.getByRole('button', { name: 'Sign in with a password' }).click()
    },
  },
  { name: 'signin-first', path: '/first/token' },
  { name: 'signin-invited', path: '/invited/token' },
  { name: 'state-loading', path: '/needs', scenario: 'loading', act: (page) => page.waitForTimeout(400) },
  { name: 'state-offline', path: '/needs', scenario: 'offline', act: (page) => page.waitForTimeout(500) },
  { name: 'state-away', path: '/needs', scenario: 'away' },
  { name: 'state-undelivered', path: '/needs', scenario: 'undelivered' },
  { name: 'state-elsewhere', path: '/needs', scenario: 'elsewhere', act: (page) => page.waitForTimeout(500) },
  { name: 'state-nothing-found', path: '/search?q=Sgae' },
  { name: 'state-nothing', path: '/won', scenario: 'nothing' },
  { name: 'state-signed-out', path: '/needs', scenario: 'expired' },
  { name: 'state-erased', path: '/e/4412?list=needs', scenario: 'erased' },
]
