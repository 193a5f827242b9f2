import type { Page } from '@playwright/test'
import { auditSchema } from '../../../domain/inbox/api/audit.ts'
import { PASSWORD } from '../inbox-site.ts'
import { expect, test } from '../inbox-steps.ts'

test.use({ storageState: { cookies: [], origins: [] } })

test('whoever mistypes waits some seconds, learns nothing of who exists, and is never locked out', async ({
  page,
  inbox: { owner },
}) => {
  const logged: Array<string> = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/inbox/numbers')
  await expect(page).toHaveURL('/inbox/sign-in?back=%2Finbox%2Fnumbers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page.getByRole('button')).toHaveText(['Use your passkey', 'Sign in with a password'])
  // That nobody is signed in yet is no error.
  expect(logged).toEqual([])

  expect(await refusal(page, 'nobody@twelvemoons.example')).toBe('That did not match.')
  await expect(page.getByRole('button')).toHaveText(['Sign in with a password', 'Use your passkey'])
  const ofNobody = await refusal(page, 'nobody@twelvemoons.example')
  expect(ofNobody).toBe(
    'That did not match.Look at the address and the password. You can try again in 1 second; nobody is ever locked out.',
  )
  await expect(page.getByRole('button', { name: 'Sign in with a password' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await refusal(page, owner.email)).toBe('That did not match.')
  expect(await refusal(page, owner.email)).toBe(ofNobody)
  const { entries } = auditSchema.parse(await owner.ask('GET', 'audit?act=refused-sign-in'))
  expect(entries.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^was refused at sign-in, 3 times, from /),
  ])

  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in with a password' }).click()
  await page.waitForURL('**/inbox/numbers')
})

/** Why a wrong password did not let in, in words. */
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
