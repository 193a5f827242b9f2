import type { Page } from '@playwright/test'
import type { Shot } from './shot-list.ts'

/** A state of the inbox over data in memory; `state` is its drawing's name. */
export type InboxShot = Shot & {
  /** Of inbox/fixture/scenario.ts. */
  scenario?: string
  dark?: boolean
}

const PHONE = [390]
const DESK = [1440]

const press = async (page: Page, key: string) => {
  await page.locator('[data-enquiry-name]').waitFor()
  await page.keyboard.press(key)
}

const showKeys = async (page: Page) => {
  await press(page, '?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
}

const openManyDue = async (page: Page) => {
  await page.getByRole('button', { name: /and \d+ more/ }).click()
}

const reply = async (page: Page, answer: string) => {
  await page.getByRole('button', { name: /^(Reply|Write again)/ }).click()
  await page.getByRole('button', { name: answer }).click()
}

const STATES: ReadonlyArray<InboxShot> = [
  { state: 'inbox', path: '/inbox/e/4412?list=needs', widths: DESK },
  { state: 'inbox', path: '/inbox/needs', widths: PHONE },
  { state: 'inbox-dark', path: '/inbox/needs', dark: true, widths: PHONE },
  { state: 'enquiry', path: '/inbox/e/4412?list=needs' },
  { state: 'after-call', path: '/inbox/e/4412?list=needs', act: (page) => press(page, 'e') },
  {
    state: 'selected',
    path: '/inbox/needs',
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
  { state: 'reply', path: '/inbox/e/4412?list=needs', act: (page) => reply(page, 'Yes, and a call') },
  {
    state: 'sent',
    path: '/inbox/e/4412?list=needs',
    act: async (page) => {
      await reply(page, 'The plan in writing')
      await page.getByRole('button', { name: /^Send/ }).click()
    },
  },
  { state: 'thread', path: '/inbox/e/4412?list=waiting', scenario: 'conversation' },
  {
    state: 'conflict',
    path: '/inbox/e/4412?list=needs',
    scenario: 'conflict',
    act: async (page) => {
      await reply(page, 'The plan in writing')
      await page.getByRole('button', { name: /^Send/ }).click()
    },
  },
  { state: 'held', path: '/inbox/e/4417?list=held' },
  { state: 'held-spam', path: '/inbox/e/4411?list=held' },
  { state: 'search', path: '/inbox/e/4412?q=Sage', widths: DESK },
  { state: 'search', path: '/inbox/search?q=Sage', widths: PHONE },
  { state: 'empty', path: '/inbox/needs', scenario: 'empty' },
  { state: 'keys', path: '/inbox/e/4412?list=needs', act: showKeys },
  { state: 'numbers', path: '/inbox/numbers' },
  { state: 'subscribers', path: '/inbox/subscribers' },
  { state: 'person', path: '/inbox/person/person-4412' },
  { state: 'settings', path: '/inbox/settings' },
  { state: 'audit', path: '/inbox/audit' },
  { state: 'more', path: '/inbox/more', widths: PHONE },
  { state: 'signin', path: '/inbox/sign-in' },
  {
    state: 'signin-refused',
    path: '/inbox/sign-in',
    act: async (page) => {
      await page.getByLabel('Work e-mail').fill('aisha@twelvemoons.example')
      await page.getByLabel('Password').fill('0000000000')
      await page.getByRole('button', { name: 'Sign in with a password' }).click()
    },
  },
  { state: 'signin-first', path: '/inbox/first/token' },
  { state: 'signin-invited', path: '/inbox/invited/token' },
  { state: 'long-list', path: '/inbox/needs', scenario: 'long', act: openManyDue },
  { state: 'long', path: '/inbox/e/5001?list=needs', scenario: 'long' },
  {
    state: 'long-reply',
    path: '/inbox/e/5001?list=needs',
    scenario: 'long',
    act: (page) => press(page, 'r'),
  },
  { state: 'long-unbroken', path: '/inbox/e/5002?list=needs', scenario: 'long' },
  {
    state: 'state-loading',
    path: '/inbox/needs',
    scenario: 'loading',
    act: (page) => page.waitForTimeout(400),
  },
  {
    state: 'state-offline',
    path: '/inbox/needs',
    scenario: 'offline',
    act: (page) => page.waitForTimeout(500),
  },
  { state: 'state-away', path: '/inbox/needs', scenario: 'away' },
  { state: 'state-undelivered', path: '/inbox/needs', scenario: 'undelivered' },
  {
    state: 'state-elsewhere',
    path: '/inbox/needs',
    scenario: 'elsewhere',
    act: (page) => page.waitForTimeout(500),
  },
  { state: 'state-nothing-found', path: '/inbox/search?q=Sgae' },
  { state: 'state-nothing', path: '/inbox/won', scenario: 'nothing' },
  { state: 'state-signed-out', path: '/inbox/needs', scenario: 'expired' },
  { state: 'state-erased', path: '/inbox/e/4412?list=needs', scenario: 'erased' },
]

/** Every drawn state of the inbox, and on the desk each in the dark, too. */
export const INBOX_SHOTS: ReadonlyArray<InboxShot> = STATES.flatMap((shot) =>
  shot.dark || shot.widths === PHONE
    ? [shot]
    : [shot, { ...shot, state: `${shot.state}-dark`, dark: true, widths: DESK }],
)
