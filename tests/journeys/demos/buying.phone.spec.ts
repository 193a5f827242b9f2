import type { Locator, Page } from '@playwright/test'
import { storeAddresses } from '../../../demos/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { FIRST_ORDER, LINEN_THROW, payButton } from './shop-steps.ts'

/** The interval at which the shop polls the bank about a payment (demos/storefront/buy/checkout/use-payment.ts). */
const POLL_MS = 2_000
/** React shows a placeholder for at least this long, by the page's clock. */
const PLACEHOLDER_MS = 300

test.use({ serviceWorkers: 'block' })

test('a purchase needs only the keyboard, and an unanswered payment is polled, even after a reload, and makes one order', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00+02:00' })
  await page.goto(LINEN_THROW)
  const add = page.getByRole('button', { name: 'Add to basket' })
  await press(page, add)
  await expect(page.getByRole('dialog', { name: 'In your basket' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('dialog').getByRole('link', { name: /^Basket, 2/ }))
  await press(page, page.getByRole('button', { name: 'One Linen throw more' }))
  await expect(page.getByText('Linen throw: 3 now.')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Check out' }))
  await press(page, page.getByRole('button', { name: 'Fill in an example' }))
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await tabTo(page, page.getByRole('radio', { name: /^Paid/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^No answer/ })).toBeChecked()

  // With a stopped clock, the mock bank responds only when the test lets time pass.
  await page.clock.pauseAt('2026-11-21T11:00:00+02:00')
  await press(page, payButton(page))
  await expect(page.getByText('No answer yet')).toBeVisible()
  await page.reload()
  await page.keyboard.press('Tab')
  await expect(async () => {
    await page.clock.runFor(PLACEHOLDER_MS)
    expect(await page.getByText('This page was reloaded during the payment.').count()).toBe(1)
  }).toPass()
  await press(page, page.getByRole('button', { name: 'Asking the bank' }))
  await expect(page.getByText(/It is the same payment/)).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(POLL_MS)
    expect(await page.getByText(/Paid \(demo\), once/).count()).toBe(1)
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Thank you, Nomsa' })).toBeFocused()
  await page.clock.resume()

  await press(page, page.getByRole('button', { name: 'Cancel the order' }))
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }))
  await expect(page.getByText('Cancelled')).toBeVisible()
  await page.goto(storeAddresses.orders)
  await expect(page.getByRole('main').getByRole('link')).toHaveText([`Order ${FIRST_ORDER}`])
})

/** Reaches a visible control by Tab, and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  expect(await target.evaluate(isUncovered)).toBe(true)
  await page.keyboard.press('Enter')
}

/** Reaches a control by at most 60 presses of Tab. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** In the page: whether nothing covers the middle of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
