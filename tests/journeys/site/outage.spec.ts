import { test as base, expect } from '@playwright/test'
import { contactRecord, FAILURE, fillContact, THANKS } from '../enquiry-steps.ts'
import { JOURNEY_DAY, recordsOf, SiteServer } from '../site-server.ts'

const test = base.extend<{ site: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
  site: async ({}, use) => {
    const server = await SiteServer.start({}, { day: JOURNEY_DAY })
    await use(server)
    await server.remove()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

test('a message pressed while the server is dead is kept, sent when it is back, and stored once', async ({
  page,
  site,
}) => {
  const email = 'lerato@example.co.za'
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await site.kill()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(FAILURE)).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')

  await site.up()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  const records = recordsOf((await site.stored()).contactUs)
  expect(records).toEqual([expect.objectContaining(contactRecord(email))])
})
