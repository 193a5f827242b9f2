import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './held.ts'

const NBSP = '\u00a0'
const rand = (text: string) => text.replaceAll(' ', NBSP)

/** Example B of the rate card: ecommerce, tailored, a second provider, WhatsApp, offline, 24 months. */
const EXAMPLE_B =
  '/calculator?need=ecommerce&design=tailored&extras=payments-extra,whatsapp,offline&months=24&completed=2027-02-10&payDay=25'
const FIGURES_OF_B = [
  ...[
    'R 77 108,00',
    'R 3 212,83',
    '23 instalments of R 3 212,83 and a last one of R 3 212,91',
    'R 10 057,57',
  ].map(rand),
  ...['25 February 2027', '25 January 2029', '7 working days', 'R 69 400 to R 92 500'].map((text) =>
    text.startsWith('R') ? text.replaceAll(/(?<=[R\d]) (?=\d)/g, NBSP) : text,
  ),
]
/** Ecommerce as it comes, over 24 months. */
const SPOKEN = `24 months, ${rand('R 1 868,75')} a month, total ${rand('R 44 850,00')}`
const ISLAND_MAX_BYTES = 20 * 1024
const FIRST_VIEW_MAX_BYTES = 120 * 1024

const plan = (page: Page) => page.getByRole('complementary', { name: 'Your plan' })
const status = (page: Page) => plan(page).getByRole('status')

/** Wakes the calculator by a touch; until its script is at work the button that sends the form is there. */
async function waitUntilLive(page: Page) {
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link shows the plan: total, instalments, VAT, both dates, and the ways to keep it', async ({
    page,
  }) => {
    await page.goto(EXAMPLE_B)
    for (const figure of FIGURES_OF_B) await expect(plan(page)).toContainText(figure)
    await expect(page.getByText('Estimate, not a quotation').first()).toBeVisible()
    await expect(page.getByLabel('Link to this plan')).toHaveValue(
      /\/calculator\?v=2026-11-20&need=ecommerce&/,
    )
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )
    await expect(page.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    )
  })

  // Chrome 106 does not know whether there is script: see site/floor/excused.ts.
  test('no button stands there that only script could answer', { tag: '@today' }, async ({ page }) => {
    await page.goto(EXAMPLE_B)
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
  })

  test('the form is sent with GET and shows the same plan', async ({ page }) => {
    await page.goto('/calculator')
    await check(page, /^Tailored/)
    await page.getByRole('textbox', { name: 'Each further payment provider' }).fill('1')
    await check(page, /^WhatsApp order/)
    await check(page, /^Works when the signal drops/)
    await page.getByLabel(/^Months, from/).fill('24')
    await page.getByLabel('Likely completion').fill('2027-02-10')
    await check(page, '25th')
    await page.getByRole('button', { name: 'Work it out' }).click()
    for (const figure of FIGURES_OF_B) await expect(plan(page)).toContainText(figure)
  })

  test('a page of more than two kilobytes of query is still the calculator', async ({ page }) => {
    const answer = await page.goto(`/calculator?need=website&x=${'y'.repeat(5_000)}`)
    expect(answer?.status()).toBe(200)
    await expect(plan(page)).toContainText(rand('R 13 800,00'))
  })
})

test('example B by choosing: the answer is there at once, the address follows', async ({ page }) => {
  await page.goto('/calculator')
  await check(page, /^Tailored/)
  await page.getByRole('button', { name: 'One more: Each further payment provider' }).click()
  await check(page, /^WhatsApp order/)
  await check(page, /^Works when the signal drops/)
  await check(page, '24')
  await page.getByLabel('Likely completion').fill('2027-02-10')
  await check(page, '25th')
  for (const figure of FIGURES_OF_B) await expect(plan(page)).toContainText(figure)
  await expect(page).toHaveURL(
    /design=tailored&extras=payments-extra,whatsapp,offline&months=24&completed=2027-02-10&payDay=25$/,
  )
  await page.reload()
  for (const figure of FIGURES_OF_B) await expect(plan(page)).toContainText(figure)
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

test('the sum is said once, after a pause, whatever the slider passes on the way', async ({ page }) => {
  await page.goto('/calculator?months=12')
  await waitUntilLive(page)
  const said = await page.getByRole('slider', { name: 'Months' }).evaluate(async (slider) => {
    const heard: Array<string> = []
    const region = document.querySelector('[role=status]')
    if (!region || !(slider instanceof HTMLInputElement)) return heard
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      ...{ childList: true, characterData: true, subtree: true },
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
})

test('a person who opens a link of 36 months sees 24 and why; the rest of the link stays', async ({
  page,
}) => {
  await page.goto('/calculator?need=food-delivery&payer=person&months=36&payDay=last')
  await expect(
    page.getByText('24 months is the longest we offer a person or sole proprietor').first(),
  ).toBeVisible()
  await expect(plan(page)).toContainText('A month, for 24 months')
  await expect(page.getByRole('radio', { name: '36', exact: true })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Last day' })).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Months' })).toHaveAttribute('max', '24')
})

test('a damaged link opens with what could be understood, and says what changed', async ({ page }) => {
  await page.goto(
    '/calculator?need=website&units=1e9&extras=whatsapp,nonsense&months=99&completed=2027-02-30&lumpSum=44.850&v=1999-01-01',
  )
  await expect(page.getByText('Not everything could be taken as it stands:')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Website/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^WhatsApp order/ })).toBeChecked()
  await expect(page.getByText('Do you mean')).toBeVisible()
  await waitUntilLive(page)
  await expect(page.getByLabel('Amount, optional')).toHaveValue('44.850')
})

test('an amount with two meanings is asked, one that is none is refused, and ours is read', async ({
  page,
}) => {
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
})

test('what is chosen before the script comes is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/calculator')
  await check(page, '6')
  await check(page, /^Live camera/)
  release()
  await waitUntilLive(page)
  await expect(plan(page)).toContainText('A month, for 6 months')
  await expect(plan(page)).toContainText(rand('R 20 700,00'))
})

test('Copied is said without moving the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/calculator')
  await waitUntilLive(page)
  const region = page.locator('#keep').getByRole('status')
  await expect(region).toBeEmpty()
  await page.getByRole('button', { name: 'Copy' }).focus()
  await page.keyboard.press('Enter')
  await expect(region).toHaveText('Copied')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
})

test('a link that the browser does not let us copy stands selected, and that is said', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/calculator')
  await waitUntilLive(page)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator('#keep').getByRole('status')).toContainText('The link is selected')
  const selected = await page
    .getByLabel('Link to this plan')
    .evaluate((field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0))
  expect(selected).toBeGreaterThan(20)
})

test('a longer or shorter plan is chosen in place', async ({ page }) => {
  await page.goto('/calculator')
  await waitUntilLive(page)
  await page.getByRole('link', { name: 'Choose 36 months' }).click()
  await expect(plan(page)).toContainText('A month, for 36 months')
  await expect(page).toHaveURL(/months=36/)
})

test('the largest plan prints as one page', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'one project is enough')
  const extras =
    'payments-first,payments-extra:4,courier,whatsapp,email-sms,live-chat,ai-assistant,admin,accounts,bookings,reports,accounting,import,offline,store-publishing,language:11,brand-starter,copywriting:50'
  await page.goto(
    `/calculator?need=mobile-app&units=60&design=custom&extras=${extras}&months=36&completed=2027-02-10&lumpSum=5000`,
  )
  for (const address of [page.url(), EXAMPLE_B]) {
    await page.goto(address)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('the island costs at most 20 KB beside React, the rest of the first view as little as elsewhere', async ({
  page,
}) => {
  const scripts: Array<{ url: string; body: Buffer }> = []
  let otherBytes = 0
  page.on('response', async (response) => {
    const isScript = response.request().resourceType() === 'script'
    if (isScript) scripts.push({ url: response.url(), body: await response.body() })
    else otherBytes += (await response.request().sizes()).responseBodySize
  })
  await page.goto('/calculator')
  await waitUntilLive(page)
  await page.waitForLoadState('networkidle')
  const isReact = (url: string) => /\/(client|react|react-dom|rolldown-runtime)\.[^/]*$/.test(url)
  const own = scripts.filter(({ url }) => !isReact(url))
  const bytes = own.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0)
  expect(own.length, scripts.map(({ url }) => url).join('\n')).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(ISLAND_MAX_BYTES)
  expect(otherBytes).toBeLessThanOrEqual(FIRST_VIEW_MAX_BYTES)
})

async function check(page: Page, name: string | RegExp) {
  const box = page
    .getByRole('radio', { name, exact: true })
    .or(page.getByRole('checkbox', { name, exact: true }))
  // The box itself is drawn by its label.
  await box.check({ force: true })
}
