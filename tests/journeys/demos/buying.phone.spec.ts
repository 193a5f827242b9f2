import type { Locator, Page } from '@playwright/test'
import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { axeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

const THROW = storeAddresses.product(2, 'linen-throw')
/** The first order of a browser: the shop begins with those up to 1042. */
const MINE = 1043

async function throwInBasket(page: Page): Promise<void> {
  await page.goto(THROW)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Basket, 1/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Basket', level: 1 })).toBeFocused()
}

async function delivered(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.getByRole('button', { name: 'On to payment' }).click()
  await expect(page.getByText('A pretended payment')).toBeVisible()
}

const total = (page: Page) => page.getByRole('main').getByText(/^R\s[\d\s]+,\d\d$/)

async function isWellMade(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

test('a throw is bought with a voucher after the bank said no, and followed until it is packed', async ({
  page,
  context,
}) => {
  await page.goto(storeAddresses.basket)
  await expect(page.getByText('It carries well, but it is empty')).toBeVisible()
  await throwInBasket(page)
  await page.getByText('I have a voucher').click()
  await page.getByLabel('Code of the voucher').fill('winter24')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^WINTER24 ended on/)).toBeVisible()
  await isWellMade(page)
  await page.getByLabel('Code of the voucher').fill('spring10')
  await page.keyboard.press('Enter')
  await expect(page.getByText('-R\u00a069,00')).toBeVisible()
  // 690 less a tenth, and R 120 to the door.
  const sum = 'R\u00a0741,00'
  await expect(total(page).last()).toHaveText(sum)

  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'On to payment' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await isWellMade(page)
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.getByRole('button', { name: 'On to payment' }).click()
  await page.getByRole('radio', { name: /^Declined/ }).check()
  await page.getByRole('button', { name: `Pretend to pay ${sum}` }).click()
  await expect(page.getByText('The pretended bank said no')).toBeVisible()
  await isWellMade(page)
  await page.getByRole('radio', { name: /^Paid/ }).check()
  await page.getByRole('button', { name: `Pretend to pay ${sum}` }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nomsa' })).toBeFocused()
  await expect(total(page).last()).toHaveText(sum)

  await page.goto(storeAddresses.order(MINE))
  await expect(page.getByRole('heading', { name: 'Paid', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible()
  const office = await context.newPage()
  await office.goto(officeAddresses.order(MINE))
  await office.getByRole('button', { name: 'Start packing' }).first().click()
  await expect(page.getByRole('heading', { name: 'Being packed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden()
})

test('a payment without an answer is asked for again, through a reload, and makes one order', async ({
  page,
}) => {
  await throwInBasket(page)
  await delivered(page)
  await page.getByRole('radio', { name: /^No answer/ }).check()
  await page.getByRole('button', { name: /^Pretend to pay/ }).click()
  await expect(page.getByText('No answer yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This page was reloaded during the payment.')).toBeVisible()
  await page.getByRole('button', { name: 'Asking the bank' }).click()
  await expect(page.getByText(/It is the same payment/)).toBeVisible()
  await expect(page.getByText(/Paid, pretended, once/)).toBeVisible()
  await page.goto(storeAddresses.orders)
  await expect(page.getByRole('main').getByRole('link')).toHaveText([`Order ${MINE}`])
})

test('everything is bought with the keyboard alone', async ({ page }) => {
  await page.goto(THROW)
  await press(page, page.getByRole('button', { name: 'Add to basket' }))
  await press(page, page.getByRole('dialog').getByRole('link', { name: /^Basket, 1/ }))
  await press(page, page.getByRole('button', { name: 'One Linen throw more' }))
  await expect(page.getByText('Linen throw: 2 now.')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Check out' }))
  await press(page, page.getByRole('button', { name: 'Fill in an example' }))
  await press(page, page.getByRole('button', { name: 'On to payment' }))
  await press(page, page.getByRole('button', { name: /^Pretend to pay/ }))
  await expect(page.getByRole('heading', { name: 'Thank you, Nomsa' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Cancel the order' }))
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }))
  await expect(page.getByText('Cancelled')).toBeVisible()
})

/** Goes to something by Tab, as often as a page may ask for, sees it there, and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  expect(await target.evaluate(isUncovered)).toBe(true)
  await page.keyboard.press('Enter')
}

/** In the page: whether nothing lies over the middle of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
