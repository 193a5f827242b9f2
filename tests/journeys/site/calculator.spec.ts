import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { check, FIGURES_OF_B, openExtras, plan, rand, waitUntilLive } from '../calculator-steps.ts'
import { expect } from '../fixtures.ts'
import { holdScripts } from '../held.ts'
import { test } from '../shared-page.ts'

/** Answered alike at every width. */
const PHONE = { tag: '@phone' }
/** Ecommerce as it comes, over 24 months. */
const SPOKEN = `24 months, ${rand('R 1 868,75')} a month, total ${rand('R 44 850,00')}`
/** Files of their own for what the form of a product adds up with, too, take 0.6 KB of it. */
const ISLAND_MAX_BYTES = 21 * 1024
const FIRST_VIEW_MAX_BYTES = 120 * 1024

const status = (page: Page) => plan(page).getByRole('status')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent with GET and shows the same plan', { tag: ['@oldest', '@phone'] }, async ({
    page,
  }) => {
    await page.goto('/calculator')
    await openExtras(page)
    await check(page, /^Tailored/)
    await page.getByRole('textbox', { name: 'Each further payment provider' }).fill('1')
    await check(page, /^WhatsApp updates/)
    await check(page, /^Works when the signal drops/)
    await page.getByLabel(/^Months, from/).fill('24')
    await page.getByLabel('Likely ready for the app stores').fill('2027-02-10')
    await check(page, '25th')
    await page.getByRole('button', { name: 'Work it out', exact: true }).click()
    for (const figure of FIGURES_OF_B) await expect(plan(page)).toContainText(figure)
  })
})

test('example B by choosing: the answer is there at once, the address follows', { tag: '@oldest' }, async ({
  page,
}) => {
  await page.goto('/calculator')
  await openExtras(page)
  await check(page, /^Tailored/)
  await page.getByRole('button', { name: 'One more: Each further payment provider' }).click()
  await check(page, /^WhatsApp updates/)
  await check(page, /^Works when the signal drops/)
  await check(page, '24')
  await page.getByLabel('Likely ready for the app stores').fill('2027-02-10')
  await check(page, '25th')
  for (const figure of FIGURES_OF_B) await expect(plan(page)).toContainText(figure)
  await expect(page).toHaveURL(
    /design=tailored&extras=payments-extra,whatsapp,offline&payer=person&months=24&completed=2027-02-10&payDay=25&on=\d{4}-\d\d-\d\d$/,
  )
  await page.reload()
  for (const figure of FIGURES_OF_B) await expect(plan(page)).toContainText(figure)
})

test('a choice of the last moment is still there after a visit to another page', async ({ page }) => {
  await page.goto('/calculator?months=12')
  await waitUntilLive(page)
  // In one task: no half second passes between the choice and the way out.
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=months][value="24"]')?.click()
    location.assign('/terms')
  })
  await expect(page).toHaveURL('/terms')
  await page.goBack()
  await expect(page).toHaveURL(/months=24/)
  await expect(page.getByRole('radio', { name: '24', exact: true })).toBeChecked()
})

test('with the keyboard: the slider moves by a month, and says so in words', async ({ page }) => {
  await page.goto('/calculator?months=12')
  await waitUntilLive(page)
  const slider = page.getByRole('slider', { name: 'Months' })
  await slider.focus()
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '24 months')
  await expect(plan(page)).toContainText('A month, for 24 months')
  await expect(status(page)).toHaveText(SPOKEN)
})

test(
  'the sum is said once, after a pause, whatever the slider passes on the way',
  PHONE,
  async ({ page }) => {
    await page.goto('/calculator?months=12')
    await waitUntilLive(page)
    const said = await page.getByRole('slider', { name: 'Months' }).evaluate(async (slider) => {
      const heard: Array<string> = []
      const region = document.querySelector('[role=status]')
      if (!region || !(slider instanceof HTMLInputElement)) return heard
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      // At once, as a hand on the slider: under load a key a month is slower than the pause.
      for (let months = 13; months <= 24; months += 1) {
        slider.stepUp()
        slider.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const before = heard.length
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      return [String(before), ...heard]
    })
    expect(said).toEqual(['0', SPOKEN])
  },
)

test(
  'an amount with two meanings is asked, one that is none is refused, and ours is read',
  PHONE,
  async ({ page }) => {
    await page.goto('/calculator')
    await waitUntilLive(page)
    const amount = page.getByLabel('Amount, optional')
    await amount.fill('10.000')
    await page.getByRole('link', { name: rand('R 10 000,00') }).click()
    await expect(plan(page)).toContainText(`${rand('R 10 000,00')} on completion, then`)
    await amount.fill('ten')
    await amount.blur()
    await expect(page.locator('#lump-sum-error')).toBeVisible()
    await amount.fill(rand('R 5 000,00'))
    await amount.blur()
    await expect(plan(page)).toContainText(`${rand('R 5 000,00')} on completion, then`)
  },
)

test('what is chosen before the script comes is not lost', PHONE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/calculator')
  await check(page, '6')
  await check(page, /^Live camera/)
  release()
  await waitUntilLive(page)
  await expect(plan(page)).toContainText('A month, for 6 months')
  await expect(plan(page)).toContainText(rand('R 20 700,00'))
})

test(
  'a longer or shorter plan is chosen in place, and what was opened for it stays open',
  PHONE,
  async ({ page }) => {
    await page.goto('/calculator')
    await waitUntilLive(page)
    await page.getByText('Pay less a month, or finish sooner').click()
    await expect(page.getByRole('link', { name: 'Choose 36 months' })).toHaveCount(0)
    await check(page, /^A company/)
    await page.getByRole('link', { name: 'Choose 36 months' }).click()
    await expect(plan(page)).toContainText('A month, for 36 months')
    await expect(page).toHaveURL(/months=36/)
    await page.getByRole('link', { name: 'Choose 24 months' }).click()
    await expect(plan(page)).toContainText('A month, for 24 months')
  },
)

test('the bar of a phone leads to the plan, and with it to the form', PHONE, async ({ page }) => {
  await page.goto('/calculator?need=ecommerce&months=6')
  await expect(page.getByRole('link', { name: /^R.44.850,00 .* a month for 6 months$/ })).toHaveAttribute(
    'href',
    '#result',
  )
  await page.getByRole('link', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('You ask about this plan')).toBeInViewport()
  await expect(page.locator('main')).toContainText('6 months')
})

test(
  'a finished product shows only what applies to it, with the extras folded and counted',
  PHONE,
  async ({ page }) => {
    await page.goto('/calculator?need=ecommerce')
    await waitUntilLive(page)
    const extras = page.getByRole('group', { name: 'Anything extra?' })
    await expect(page.getByRole('heading', { name: 'How big is it?' })).toHaveCount(0)
    await expect(extras.getByRole('heading', { name: 'WhatsApp, SMS and chat' })).toBeVisible()
    await expect(extras.getByText(/^0 of \d added$/)).toHaveCount(4)
    await expect(extras.getByRole('checkbox')).toHaveCount(0)
    await openExtras(page)
    await check(page, /^Live chat with a person.*where your team answers/)
    await expect(extras.getByText('1 of 3 added')).toBeVisible()
    await check(page, /^Website/)
    await expect(page.getByRole('heading', { name: 'How big is it?' })).toBeVisible()
  },
)

for (const need of ['ecommerce', 'church-app', 'website', 'mobile-app', 'desktop-software'])
  test(
    `the calculator of ${need} is at most ten screens of a phone, and none of it is left blank`,
    PHONE,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/calculator?need=${need}`)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_500)
      const skipped = await page
        .locator('main *')
        .evaluateAll(
          (all) => all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length,
        )
      expect(skipped).toBe(0)
    },
  )

test('on paper the other lengths and the costs of others stand open', async ({ page }) => {
  await page.goto('/calculator?need=ecommerce')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('A .co.za domain')).toBeVisible()
  await expect(page.locator('th[scope=row]').filter({ hasText: '18 months' })).toBeVisible()
})

test(
  'the island costs at most 21 KB beside React, the rest of the first view as little as elsewhere',
  PHONE,
  async ({ page }) => {
    const scripts: Array<{ url: string; body: Buffer }> = []
    let otherBytes = 0
    const reading: Array<Promise<void>> = []
    const read = async (response: Response) => {
      const isScript = response.request().resourceType() === 'script'
      if (isScript) scripts.push({ url: response.url(), body: await response.body() })
      else otherBytes += (await response.request().sizes()).responseBodySize
    }
    const onResponse = (response: Response) => reading.push(read(response))
    page.on('response', onResponse)
    await page.goto('/calculator')
    await waitUntilLive(page)
    await page.waitForLoadState('networkidle')
    page.off('response', onResponse) // the page is shared with other tests
    await Promise.all(reading)
    const isReact = (url: string) => /\/(client|react|react-dom|rolldown-runtime)\.[^/]*$/.test(url)
    const own = scripts.filter(({ url }) => !isReact(url))
    const bytes = own.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0)
    expect(own.length, scripts.map(({ url }) => url).join('\n')).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(ISLAND_MAX_BYTES)
    expect(otherBytes).toBeLessThanOrEqual(FIRST_VIEW_MAX_BYTES)
  },
)
