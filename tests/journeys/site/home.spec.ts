import type { Page } from '@playwright/test'
import { paths } from '../../../domain/sitemap/paths.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const GOLD = 'rgb(244, 193, 82)'

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ])
    test(`the first screen of ${viewport.width} × ${viewport.height} says for whom, when one pays and from how much, and leads to the price`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      for (const words of [
        'For small businesses, churches and shops',
        'You pay us nothing before it is finished, unless you cancel.',
      ])
        await expect(page.getByText(words, { exact: true }).first()).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(/^R\s[\d\s]+,\d\d a month for\s\d+\smonths\.$/).first()).toBeInViewport({
        ratio: 1,
      })
      const price = page.locator('main').getByRole('link', { name: 'Work out your price', exact: true })
      await expect(price.first()).toBeInViewport({ ratio: 1 })
      expect(await goldLinksIn(page, viewport.height)).toEqual(['Work out your price'])
    })

  test('a way to the form stands in the first two screens, and after each part that sells', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const askUs = page.locator('main').getByRole('link', { name: 'Ask us', exact: true })
    const { y = 0, height = 0 } = (await askUs.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(2 * 844)
    for (const part of [
      'What happens next',
      'Four things we do well',
      'White Label Solutions',
      'What we promise you',
    ])
      await expect(
        page.getByRole('region', { name: part }).locator(`a[href="${paths.contactUs}"]`),
        part,
      ).toHaveCount(1)
    await askUs.click()
    await expect(page.getByLabel('First Name')).toBeVisible()
  })

  test('the whole page is at most 8 500 pixels high', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_500)
  })
})

test('the questions are closed at first, and whether one pays a deposit is said without opening one', async ({
  page,
}) => {
  await page.goto('/')
  const questions = page.getByRole('region', { name: 'Common questions' })
  await expect(questions.locator('details')).toHaveCount(4)
  await expect(questions.locator('details[open]')).toHaveCount(0)
  await expect(questions.getByText('No. You pay us nothing before it is finished.')).toBeVisible()
  await expect(questions.getByRole('link', { name: 'Our terms' })).toHaveAttribute('href', paths.terms)
})

test('the small form takes the colour along, too', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('The name of your business').fill('Thandi')
  await page.getByLabel('Your colour', { exact: true }).selectOption('Green')
  await page.getByRole('button', { name: 'See it with your name' }).click()
  await expect(page).toHaveURL('/your-name?name=Thandi&colour=1f6f54')
})

/** The golden links that begin above a height of the window. */
async function goldLinksIn(page: Page, height: number): Promise<Array<string>> {
  return page.locator('a').evaluateAll(
    (links, [gold, below]) =>
      links
        .filter((link) => getComputedStyle(link).backgroundColor === gold && link.checkVisibility())
        .filter((link) => link.getBoundingClientRect().top < Number(below))
        .filter((link) => link.getBoundingClientRect().bottom > 0)
        .map((link) => link.textContent ?? ''),
    [GOLD, height],
  )
}
