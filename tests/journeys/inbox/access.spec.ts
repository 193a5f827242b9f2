import { expect, type Page } from '@playwright/test'
import { giveAuthenticator } from '../authenticator.ts'
import { noteViolations } from '../inbox-policy.ts'
import { JOURNEY_DAY, SiteServer } from '../site-server.ts'
import { test as base } from '../worker-servers.ts'

const NAME = 'Thandeka Nkosi'
const EMAIL = 'thandeka@twelvemoons.example'
const PASSWORD = 'twelve moons over Pinetown'

/** A site of its own each: its first owner is there once. */
const test = base.extend<{ unstaffed: SiteServer; violations: ReadonlyArray<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
  unstaffed: async ({}, use) => {
    const server = await SiteServer.start({}, { day: JOURNEY_DAY })
    await use(server)
    await server.remove()
  },
  baseURL: async ({ unstaffed }, use) => use(unstaffed.url),
  violations: [
    async ({ page }, use) => {
      const violations = await noteViolations(page)
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

/** As the app does, from its own page. */
function signOut(page: Page): Promise<number> {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  return page.evaluate((options) => fetch('/inbox/api/sign-out', options).then(({ status }) => status), asked)
}

test('the first owner makes a passkey by the link of the command, and signs in with it', async ({
  page,
  unstaffed,
}) => {
  await giveAuthenticator(page)
  await page.goto(await unstaffed.firstOwnerLink())
  await page.getByLabel('Your name, as clients will read it').fill(NAME)
  await page.getByLabel('Work e-mail').fill(EMAIL)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.waitForURL('**/inbox/needs')
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'inbox-session', httpOnly: true, sameSite: 'Strict' }),
  )
  expect(await signOut(page)).toBe(200)
  await page.goto('/inbox/sign-in')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL('**/inbox/needs')
  await page.goto('/inbox/audit')
  await expect(page.getByText('signed in with a passkey')).toBeVisible()
  await expect(page.getByText('joined with a passkey')).toBeVisible()
})

test('a guessable password is refused while it is typed, a used link says so, and the password signs in', async ({
  page,
  unstaffed,
}) => {
  const link = await unstaffed.firstOwnerLink()

  await test.step('one that is easy to guess is named and refused', async () => {
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
  })

  await test.step('the link works once', async () => {
    await signOut(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  })

  await test.step('a wrong password is refused in one sentence, and the right one signs in', async () => {
    await page.goto('/inbox/sign-in')
    await page.getByLabel('Work e-mail').fill(EMAIL)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in with a password' }).click()
    await expect(page.getByText('That did not match.')).toBeVisible()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByLabel('Password').press('Enter')
    await page.waitForURL('**/inbox/needs')
  })
})
