import { expect, test } from '../inbox-steps.ts'
import { multiplyEnquiry } from '../many-enquiries.ts'

const MANY = 10_000
const MOST_IN_PAGE = 40

test('of ten thousand enquiries only those in sight are in the page, and each says which of how many it is', async ({
  page,
  inbox,
}) => {
  await inbox.enquire()
  multiplyEnquiry(inbox.site.dataDir, MANY)
  await page.goto('/inbox/needs')
  const rows = page.locator('li[aria-posinset]')
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(MANY))
  expect(await rows.count()).toBeLessThan(MOST_IN_PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nothing due today, 10.?000 tomorrow$/)

  await rows.first().hover()
  const last = async () => {
    await page.mouse.wheel(0, 5_000)
    return Number(await rows.last().getAttribute('aria-posinset'))
  }
  await expect.poll(last).toBeGreaterThan(300) // beyond the first three pages of the server
  await expect(rows.last()).toHaveAttribute('aria-setsize', String(MANY))
  expect(await rows.count()).toBeLessThan(MOST_IN_PAGE)
})
