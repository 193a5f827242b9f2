import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { auditSchema } from '../../../domain/inbox/api/audit.ts'
import { recordViolations } from '../inbox-policy.ts'
import { PASSWORD } from '../inbox-site.ts'
import { JOURNEY_DAY, SiteServer } from '../site-server.ts'
import { test as base } from '../worker-servers.ts'

const NAME = 'Thandeka Nkosi'
const EMAIL = 'thandeka@twelvemoons.example'

/** With a site of its own, because a site has only one first owner. */
const test = base.extend<{ unstaffed: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
  unstaffed: async ({}, use) => {
    const server = await SiteServer.start({}, { day: JOURNEY_DAY })
    await use(server)
    await server.remove()
  },
  baseURL: async ({ unstaffed }, use) => use(unstaffed.url),
})

test('the first owner joins by a link that works once, and failed sign-ins are delayed, reveal nothing and never lock out', async ({
  page,
  context,
  unstaffed,
}) => {
  const violations = await recordViolations(page)
  const link = await unstaffed.firstOwnerLink()

  const without = await context.newPage()
  await test.step('a browser without passkeys (over plain HTTP, every browser) is offered only a password', async () => {
    await without.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
    await without.goto('/inbox/sign-in')
    await expect(without.getByRole('button')).toHaveText(['Sign in with a password'])
    await without.goto(link)
    await expect(without.getByRole('button')).toHaveText(['Use a password'])
    await expect(without.getByLabel('Your name, as clients will read it')).toBeVisible()
  })

  await test.step('a password that is easy to guess is reported while it is typed, and refused', async () => {
    await page.goto(link)
    await page.getByLabel('Your name, as clients will read it').fill(NAME)
    await page.getByLabel('Work e-mail').fill(EMAIL)
    const password = page.getByLabel('A password of 12 or more characters')
    await password.fill('password1234')
    await expect(page.getByText('This is easy to guess: many people have it, or one like it.')).toBeVisible()
    await password.press('Enter')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(/easy to guess/)
    await password.fill('Thandeka-2026')
    await expect(page.getByText('it is made of your name')).toBeVisible()
    await password.fill(PASSWORD)
    await expect(page.getByText('Not one of the common ones.')).toBeVisible()
    await page.getByRole('button', { name: 'Use a password' }).click()
    await page.waitForURL('**/inbox/needs')
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'inbox-session', httpOnly: true, sameSite: 'Strict' }),
    )
  })

  await test.step('without passkeys, the settings say what they require', async () => {
    await without.goto('/inbox/settings')
    await expect(without.getByText('A passkey needs an address that begins with https://')).toBeVisible()
    await expect(without.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
    await without.close()
  })

  await context.clearCookies() // from now on the browser is unknown to the server

  await test.step('the link works once', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  })

  const logged: Array<string> = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/inbox/numbers')
  await expect(page).toHaveURL('/inbox/sign-in?back=%2Finbox%2Fnumbers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page.getByRole('button')).toHaveText(['Use your passkey', 'Sign in with a password'])
  expect(logged).toEqual([])

  await test.step('a wrong password is refused in the same words, whether or not the address exists', async () => {
    expect(await refusal(page, 'nobody@twelvemoons.example')).toBe('That did not match.')
    await expect(page.getByRole('button')).toHaveText(['Sign in with a password', 'Use your passkey'])
    const refusalOfUnknown = await refusal(page, 'nobody@twelvemoons.example')
    expect(refusalOfUnknown).toBe(
      'That did not match.Look at the address and the password. You can try again in 1 second; nobody is ever locked out.',
    )
    await expect(page.getByRole('button', { name: 'Sign in with a password' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(await refusal(page, EMAIL)).toBe('That did not match.')
    expect(await refusal(page, EMAIL)).toBe(refusalOfUnknown)
  })

  await test.step('the right password signs in and opens the requested page, and the audit log lists the failed attempts', async () => {
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in with a password' }).click()
    await page.waitForURL('**/inbox/numbers')
    const answer = await page.request.get('/inbox/api/audit?act=refused-sign-in')
    expect(auditSchema.parse(await answer.json()).entries.map(({ words }) => words)).toEqual([
      expect.stringMatching(/^was refused at sign-in, 3 times, from /),
    ])
  })
  expect(violations).toEqual([])
})

/** Signs in with a wrong password. @returns the sentence that refuses it */
async function refusal(page: Page, email: string): Promise<string | null> {
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByLabel('Password').fill('wrong')
  const button = page.getByRole('button', { name: 'Sign in with a password' })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  const answered = page.waitForResponse('**/inbox/api/sign-in/password')
  await button.click()
  expect((await answered).status()).toBe(401)
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  return alert.textContent()
}
