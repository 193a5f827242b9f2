import type { Page } from '@playwright/test'
import { plan } from '../calculator-steps.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { holdScripts } from '../held.ts'
import { test } from '../shared-page.ts'

const live = (page: Page) => page.locator('astro-island:not([ssr])')
const pill = (page: Page, months: string) => page.getByRole('radio', { name: months, exact: true })

test('who only reads the calculator fetches no script', async ({ page }) => {
  const scripts: Array<string> = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/calculator', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4_000)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await expect(page.getByRole('button', { name: 'Work it out', exact: true })).toBeVisible()
})

test('the press of a stepper that wakes the calculator counts, and so do those until it is awake', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/calculator?need=website&months=12')
  await page.getByRole('button', { name: 'One month more' }).click()
  await page.getByRole('button', { name: 'One month more' }).click()
  await page.getByRole('button', { name: 'One page more' }).click()
  release()
  await expect(plan(page)).toContainText('A month, for 14 months')
  await expect(page.getByRole('textbox', { name: 'Pages' })).toHaveValue('6')
  await expect(page).toHaveURL(/units=6&payer=person&months=14/)
})

test('what is chosen, slid and typed while the script is under way stands at once, and the figures follow', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/calculator?need=website')
  await pill(page, '6').check({ force: true })
  await page.getByRole('radio', { name: /^Tailored/ }).check({ force: true })
  await page.getByRole('slider', { name: 'Pages' }).fill('9')
  await page.getByLabel('Amount, optional').fill('2000')
  await expect(pill(page, '6')).toBeChecked()
  await expect(plan(page)).toContainText('A month, for 12 months')
  release()
  await expect(plan(page)).toContainText('A month, for 6 months')
  await expect(plan(page)).toContainText('R\u00a02\u00a0000,00 on completion, then')
  await expect(page.getByRole('textbox', { name: 'Pages' })).toHaveValue('9')
  await expect(page).toHaveURL(
    /need=website&units=9&design=tailored&payer=person&months=6&.*lumpSum=2000&on=/,
  )
})

test('of a number that is refused, the part typed before the script came is not the plan', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/calculator?need=ecommerce&months=12')
  const months = page.getByLabel(/^Months, from/)
  await months.selectText()
  await months.pressSequentially('9')
  release()
  await expect(plan(page)).toContainText('A month, for 9 months')
  await months.pressSequentially('9')
  await months.blur()
  await expect(months).toHaveValue('99')
  await expect(plan(page)).toContainText('A month, for 12 months')
})

test('a slider that is moved first is the months that are chosen', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/calculator?months=12')
  await page.getByRole('slider', { name: 'Months' }).fill('20')
  release()
  await expect(plan(page)).toContainText('A month, for 20 months')
})

testInOwnContext('Copy as the first touch copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/calculator?need=website&months=6')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /need=website&payer=person&months=6/,
  )
})

test('where the script does not come, the form is sent by the browser with what was chosen', async ({
  page,
}) => {
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/calculator')
  await pill(page, '24').check({ force: true })
  await page.getByRole('button', { name: 'Work it out', exact: true }).click()
  await expect(plan(page)).toContainText('A month, for 24 months')
})

test('a script that did not come is asked for again at the next touch', async ({ page }) => {
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/calculator')
  const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'))
  await pill(page, '24').check({ force: true })
  await failed
  await page.unroute('**/_astro/*.js*')
  await pill(page, '6').check({ force: true })
  await expect(live(page)).toHaveCount(1)
  await expect(plan(page)).toContainText('A month, for 6 months')
})

test('a press changes the question and the sum, the long tables follow after it is shown', async ({
  page,
}) => {
  await page.goto('/calculator?need=ecommerce&payer=organisation&months=12')
  await pill(page, '24').check({ force: true })
  await expect(plan(page)).toContainText('A month, for 24 months')
  await expect(page.locator('[aria-labelledby=schedule] tbody tr')).toHaveCount(24)
  const changed = await page.evaluate(async () => {
    const seen = { atOnce: 0, sum: '', schedule: '' }
    const observer = new MutationObserver(() => {})
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const before = document.querySelector('[aria-labelledby=schedule]')?.textContent ?? ''
    document.querySelector<HTMLInputElement>('input[name=months][value="36"]')?.click()
    seen.atOnce = observer.takeRecords().length
    seen.sum = document.querySelector('#result')?.textContent ?? ''
    const after = document.querySelector('[aria-labelledby=schedule]')?.textContent ?? ''
    seen.schedule = after === before ? 'as before' : 'changed'
    return seen
  })
  expect(changed.sum).toContain('A month, for 36 months')
  expect(changed.schedule).toBe('as before')
  expect(changed.atOnce).toBeLessThanOrEqual(150)
  await expect(page.locator('[aria-labelledby=schedule] tbody tr')).toHaveCount(36)
})

for (const [when, context] of [
  ['without script', { javaScriptEnabled: false }],
  ['while the script does not come', {}],
] as const)
  test.describe(when, { tag: '@phone' }, () => {
    test.use(context)

    test('Ask takes along what is chosen, and the bar says that its figures are not of it', async ({
      page,
    }) => {
      await page.route('**/_astro/*.js', (route) => route.abort())
      await page.goto('/calculator?need=ecommerce&months=12')
      const anew = page.getByRole('button', { name: 'Choices changed. Work it out' })
      await expect(anew).toHaveCount(0)
      await page.getByRole('radio', { name: '18', exact: true }).check({ force: true })
      await anew.last().click()
      await expect(page).toHaveURL(/months=18.*#result$/)
      await expect(page.getByRole('complementary', { name: 'Your plan' })).toContainText('for 18 months')
      await page.getByRole('radio', { name: '24', exact: true }).check({ force: true })
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      await expect(page.getByText('You ask about this plan')).toBeVisible()
      await expect(page.getByText(/a month for\s24\smonths/).first()).toBeVisible()
      await expect(page.getByText('Part of the link was not understood')).toHaveCount(0)
    })
  })
