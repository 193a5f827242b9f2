import type { Page } from '@playwright/test'
import { expect, test } from '../inbox-steps.ts'

const background = (page: Page) =>
  page.locator('main').evaluate((element) => getComputedStyle(element).backgroundColor)

test('the More tab links to the other pages, sets light or dark for the device and signs out, and a member sees no owner’s action', async ({
  page,
  pageOf,
  inbox,
}) => {
  const { owner, member } = inbox
  const number = await inbox.enquire()
  const { personKey } = await inbox.detail(number)

  await test.step('a member sees no action of owners', async () => {
    const memberPage = await pageOf(member)
    const main = memberPage.locator('main')
    await memberPage.goto(`/inbox/person/${personKey}`)
    await expect(memberPage.getByText('Only an owner may export or erase.')).toBeVisible()
    await expect(main.getByRole('rowheader', { name: 'Nomvula Dlamini' })).toBeVisible()
    await expect(memberPage.getByRole('button', { name: /Export|Erase/ })).toHaveCount(0)
    await expect(memberPage.getByLabel('Type the address to go on')).toHaveCount(0)

    await memberPage.goto('/inbox/settings')
    await expect(main.getByRole('row').filter({ hasText: 'Thandeka Nkosi' })).toContainText('Owner')
    await expect(memberPage.getByLabel('Enquiries that led nowhere')).toBeDisabled()
    await expect(memberPage.getByLabel('Address')).not.toBeEditable()
    await expect(
      main.getByRole('button', {
        name: /^(Change|Invite|Send a test|New signing key|Spreadsheet \(CSV\)|File \(JSON\))$/,
      }),
    ).toHaveCount(0)
    await expect(memberPage.getByRole('heading', { name: 'Invite somebody' })).toHaveCount(0)

    await memberPage.goto('/inbox/audit')
    await expect(memberPage.getByRole('heading', { name: 'Only an owner may see this' })).toBeVisible()
    await memberPage.goto('/inbox/more')
    await expect(main.getByRole('link', { name: /People and settings/ })).toContainText('2 people')
    await expect(main.getByRole('link', { name: /Audit log/ })).toHaveCount(0)
  })

  await page.goto('/inbox/needs')
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await expect(tabs.getByRole('link')).toHaveText([/Inbox/, /Numbers/, /Subscribers/, /More/])
  await tabs.getByRole('link', { name: 'More' }).click()
  await expect(page).toHaveURL('/inbox/more')
  await expect(tabs.getByRole('link', { name: 'More' })).toHaveAttribute('aria-current', 'page')
  const entries = page.getByRole('main').getByRole('link')
  await expect(entries).toHaveText([
    /^Calls/,
    /^Website/,
    /^People and settings2 people, 0 invited/,
    /^Audit log\d+ entries, unbroken/,
    /^MailE-mail sending is off: messages are saved to a folder and not sent\./,
    /^Your accountName, address, password, 0 passkeys, 1 device/,
  ])

  await test.step('the choice of light or dark overrides the device’s setting', async () => {
    const choice = page.getByLabel('Light or dark')
    const light = await background(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await background(page)
    expect(dark).not.toBe(light)
    await choice.selectOption('Light')
    expect(await background(page)).toBe(light)
    await page.reload()
    await expect(choice).toHaveValue('light')
    expect(await background(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await choice.selectOption('Dark')
    expect(await background(page)).toBe(dark)
    await choice.selectOption('As this device is set')
    expect(await background(page)).toBe(light)
  })

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/inbox/sign-in')
  await expect(owner.ask('GET', 'sessions')).rejects.toThrow('401')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
