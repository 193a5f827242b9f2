import type { Page } from '@playwright/test'
import { formatRand } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { SHOP_CENTS } from '../shop-price.ts'

const GOLD = 'rgb(244, 193, 82)'

test('a phone’s first screen says for whom, when payment begins and from how much, and links to price and form', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ])
    await test.step(`the first screen of ${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      for (const words of [
        'For small businesses, churches and shops',
        'You pay us nothing before it is finished, unless you cancel.',
      ])
        await expect.soft(page.getByText(words, { exact: true }).first()).toBeInViewport({ ratio: 1 })
      await expect
        .soft(page.getByText(/^R\s[\d\s]+,\d\d a month for\s\d+\smonths\.$/).first())
        .toBeInViewport({ ratio: 1 })
      const price = page.locator('main').getByRole('button', { name: 'Work out your price', exact: true })
      await expect.soft(price.first()).toBeInViewport({ ratio: 1 })
      expect.soft(await goldLinksIn(page, viewport.height)).toEqual(['Work out your price'])
    })

  await test.step('the whole page is at most 8 500 pixels high', async () => {
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_500)
  })
  await test.step('the questions are closed, and whether there is a deposit is answered without opening one', async () => {
    const questions = page.getByRole('region', { name: 'Common questions' })
    await expect(questions.locator('details')).toHaveCount(4)
    await expect(questions.locator('details[open]')).toHaveCount(0)
    await expect(questions.getByText('No. The first payment comes after it is finished.')).toBeVisible()
    await expect(questions.getByRole('link', { name: 'Our terms' })).toHaveAttribute('href', paths.terms)
  })
  await test.step('each screen has a link to the form', async () => {
    const askUs = page.getByRole('banner').getByRole('link', { name: 'Ask us', exact: true })
    await expect(askUs).toBeInViewport({ ratio: 1 })
    await askUs.click()
    await expect(page.getByLabel('First Name')).toBeVisible()
  })
  await test.step('Schedule a call leads to the form, which first asks when to phone', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Schedule a call' }).click()
    await expect(page).toHaveURL('/contact-us?call=yes')
    await expect(page.getByRole('radio', { name: /^Any time/ })).toBeInViewport()
  })
})

test('the home page’s form for a shop’s name passes name and colour to Your name', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Your shop’s name').fill('Thandi')
  await page.getByRole('radio', { name: 'Green' }).check({ force: true })
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page).toHaveURL('/your-name?name=Thandi&colour=1f6f54')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('answers open independently, and the dial shows 3 to 24 months of the same total and passes them to the calculator', async ({
    page,
  }) => {
    await page.goto('/')
    const first = page.getByText('When do I get the source code?', { exact: true })
    const second = page.getByText('Can I upgrade while I am still paying?', { exact: true })
    const firstAnswer = page.getByText(/^When the last instalment has been paid/)
    const secondAnswer = page.getByText(/^Yes\. Tell us what you need/)
    await expect(firstAnswer).toBeHidden()
    await first.click()
    await second.click()
    await expect(firstAnswer).toBeVisible()
    await expect(secondAnswer).toBeVisible()
    await first.click()
    await expect(firstAnswer).toBeHidden()
    await expect(secondAnswer).toBeVisible()

    const hero = page.locator('main section').first()
    const expectDial = async (months: number) => {
      await hero.getByRole('radio', { name: new RegExp(`^${months}\\b`) }).check({ force: true })
      await expect(
        hero.locator('b', { hasText: spaced(monthlyPrice(SHOP_CENTS, months)) }).locator('visible=true'),
      ).toHaveCount(1)
      await expect(hero.getByText(formatRand(SHOP_CENTS), { exact: true }).first()).toBeVisible()
    }
    for (const months of [3, 6, 18, 24, 12]) await expectDial(months)
    await expectDial(18)
    await hero.getByRole('button', { name: 'Work out your price' }).click()
    await expect(page.locator('#result')).toContainText('A month, for 18 months')
    await expect(page.locator('#result')).toContainText(formatRand(SHOP_CENTS))
  })
})

/** The golden links and buttons whose top is above a height of the window. */
async function goldLinksIn(page: Page, height: number): Promise<Array<string>> {
  return page.locator('a, button').evaluateAll(
    (links, [gold, below]) =>
      links
        .filter((link) => getComputedStyle(link).backgroundColor === gold && link.checkVisibility())
        .filter((link) => link.getBoundingClientRect().top < Number(below))
        .filter((link) => link.getBoundingClientRect().bottom > 0)
        .map((link) => link.textContent ?? ''),
    [GOLD, height],
  )
}

/** The amount with any kind of space. */
function spaced(text: string): RegExp {
  return new RegExp(`^${text.split('\u00a0').map(RegExp.escape).join('[\\s\\u00a0]')}$`)
}
