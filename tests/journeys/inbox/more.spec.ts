import type { Page } from '@playwright/test'
import { expect, test } from '../inbox-steps.ts'

const ground = (page: Page) =>
  page.locator('main').evaluate((element) => getComputedStyle(element).backgroundColor)

test('a phone’s fourth tab leads on, chooses light or dark for this device, and signs out', async ({
  page,
  inbox: { owner },
}) => {
  await page.goto('/inbox/needs')
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await expect(tabs.getByRole('link')).toHaveText([/Inbox/, /Numbers/, /Subscribers/, /More/])
  await tabs.getByRole('link', { name: 'More' }).click()
  await expect(page).toHaveURL('/inbox/more')
  await expect(tabs.getByRole('link', { name: 'More' })).toHaveAttribute('aria-current', 'page')
  const entries = page.getByRole('main').getByRole('link')
  await expect(entries).toHaveText([
    /^People and settings2 people, 0 invited/,
    /^Audit log\d entries, unbroken/,
    /^MailEmail sending is off: messages are saved to a folder and not sent\./,
    /^Your passkeys and sessions0 passkeys, 1 device/,
  ])

  await test.step('light and dark', async () => {
    const choice = page.getByLabel('Light or dark')
    const light = await ground(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await ground(page)
    expect(dark).not.toBe(light)
    await choice.selectOption('Light')
    expect(await ground(page)).toBe(light)
    await page.reload()
    await expect(choice).toHaveValue('light')
    expect(await ground(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await choice.selectOption('Dark')
    expect(await ground(page)).toBe(dark)
    await choice.selectOption('As this device is set')
    expect(await ground(page)).toBe(light)
  })

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/inbox/sign-in')
  await expect(owner.ask('GET', 'sessions')).rejects.toThrow('401')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
