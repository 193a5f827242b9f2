import type { BrowserContext, Locator, Page } from '@playwright/test'
import { axeViolations } from '../axe.ts'
import { contactForm, fillContact, THANKS } from '../enquiry-steps.ts'
import { test as base, expect } from '../fixtures.ts'
import { layoutShift } from '../layout-shift.ts'
import { MEASUREMENT_ID } from '../worker-servers.ts'

const PLAN = '/calculator?need=website&months=12'
const TAG = `https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`

const test = base.extend({ baseURL: async ({ countingSite }, use) => use(countingSite.url) })

// One after another, so that only one worker starts the counting site's server.
test.describe.configure({ mode: 'default' })

/** Records requests to foreign origins. Nothing leaves the machine, and a stub replaces Google's tag. */
async function interceptForeign(context: BrowserContext, ownOrigin: string): Promise<Array<string>> {
  const requests: Array<string> = []
  await context.route(
    (url) => url.origin !== ownOrigin,
    async (route) => {
      requests.push(route.request().url())
      const isTag = route.request().url() === TAG
      await route.fulfill(
        isTag ? { contentType: 'text/javascript', body: `(${tagStub})()` } : { status: 204 },
      )
    },
  )
  return requests
}

/** In the page: obeys consent and Google's switch, sets cookies and sends events like Google's tag. */
function tagStub() {
  const source = document.currentScript?.getAttribute('src') ?? ''
  const id = new URL(source).searchParams.get('id')
  const settings = { analytics_storage: 'denied', page_location: '', page_referrer: '' }
  const obey = (entry: unknown) => {
    const [command, first, second] = Array.from(entry as ArrayLike<string>) // Google's commands are `arguments`
    if (command === 'consent' || command === 'config') Object.assign(settings, second)
    const isOff = Reflect.get(window, `ga-disable-${id}`) || settings.analytics_storage !== 'granted'
    if (command !== 'event' || isOff) return 0
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's tag does.
    for (const name of ['_ga', '_ga_TEST123456']) document.cookie = `${name}=GA1.1.1; Path=/`
    const query = new URLSearchParams({
      en: first ?? '',
      dl: settings.page_location,
      dr: settings.page_referrer,
    })
    fetch(`https://region1.google-analytics.com/g/collect?${query}`, { mode: 'no-cors', keepalive: true })
    return 0
  }
  const layer = window.dataLayer ?? []
  for (const command of layer) obey(command)
  layer.push = obey
}

const banner = (page: Page): Locator => page.getByRole('region', { name: 'May we count your visit?' })
const change = (page: Page): Locator => page.getByRole('button', { name: 'Count my visit?' })
const yes = (page: Page): Locator => page.getByRole('button', { name: 'Yes, count me' })
const no = (page: Page): Locator => page.getByRole('button', { name: 'No, thank you' })
const storedChoice = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.entries(localStorage).flat()].filter(Boolean).join())
const events = (requests: ReadonlyArray<string>) =>
  requests.filter((url) => url !== TAG).map((url) => Object.fromEntries(new URL(url).searchParams))

test('nothing is loaded, stored or sent before consent or after a refusal, and without script the question is not shown', async ({
  page,
  context,
  browser,
  countingSite,
}) => {
  const requests = await interceptForeign(context, countingSite.url)
  for (const address of ['/', PLAN]) {
    await page.goto(address)
    await expect(banner(page)).toBeVisible()
    expect(await storedChoice(page)).toBe('')
  }
  await page.keyboard.press('Tab')
  for (const next of [page.getByRole('link', { name: 'More about it' }), yes(page), no(page)]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  for (const address of ['/contact-us', PLAN]) {
    await page.goto(address)
    await expect(banner(page)).toBeHidden()
  }
  expect(requests).toEqual([])
  expect(await storedChoice(page)).toBe('counting,no')

  const pageWithoutScript = await browser.newPage({ javaScriptEnabled: false, baseURL: countingSite.url })
  await pageWithoutScript.goto('/about-us')
  await expect(pageWithoutScript.getByText('May we count your visit?')).toBeHidden()
  await expect(pageWithoutScript.getByText('Count my visit?')).toBeHidden()
  await pageWithoutScript.close()
})

test('between consent and its withdrawal Google is told of pages, the calculator and the form, but of no text or plan', async ({
  page,
  context,
  countingSite,
  email,
}) => {
  const requests = await interceptForeign(context, countingSite.url)
  await page.goto(PLAN)
  await yes(page).click()
  await expect.poll(() => events(requests)).toHaveLength(2)
  expect(requests[0]).toBe(TAG)
  const calculator = { dl: `${countingSite.url}/calculator`, dr: '' }
  expect(events(requests)).toEqual([
    { en: 'page_view', ...calculator },
    { en: 'calculator_used', ...calculator },
  ])

  await page.getByRole('link', { name: 'Ask about this plan' }).first().click()
  await expect(page).toHaveURL(/\/contact-us\?plan=/)
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  const contact = { dl: `${countingSite.url}/contact-us`, dr: `${countingSite.url}/calculator` }
  await expect.poll(() => events(requests)).toHaveLength(4)
  expect(events(requests).slice(2)).toEqual([
    { en: 'page_view', ...contact },
    { en: 'form_sent', ...contact },
  ])
  expect(new Set(requests.map((url) => new URL(url).host))).toEqual(
    new Set(['www.googletagmanager.com', 'region1.google-analytics.com']),
  )

  expect(await storedChoice(page)).toContain('_ga')
  await change(page).click()
  await expect(banner(page)).toBeFocused()
  await no(page).click()
  await expect(change(page)).toBeFocused()
  expect(await storedChoice(page)).toBe('counting,no')
  const before = requests.length
  await page.evaluate(() => {
    document.dispatchEvent(new Event('twelve-moons:form-sent'))
    window.dataLayer?.push(['event', 'user_engagement']) // Google's tag sends events of its own
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests).toHaveLength(before)
  expect(await storedChoice(page)).toBe('counting,no')
})

test('a form sent without its script counts once, on the next page, and not at a reload', async ({
  page,
  context,
  countingSite,
  email,
}) => {
  const requests = await interceptForeign(context, countingSite.url)
  await page.goto('/newsletter')
  await yes(page).click()
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox').first().fill(email)
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/\/newsletter\/thank-you/)
  await expect
    .poll(() => events(requests).map(({ en }) => en))
    .toEqual(['page_view', 'page_view', 'form_sent'])
  await page.reload()
  await expect.poll(() => events(requests)).toHaveLength(4)
  await page.waitForLoadState('networkidle')
  expect(events(requests).map(({ en }) => en)).toEqual(['page_view', 'page_view', 'form_sent', 'page_view'])
  expect(requests.join()).not.toContain(encodeURIComponent(email))
})

test('the question fits a narrow page, moves and covers nothing, and shows both answers alike', async ({
  page,
  context,
  countingSite,
}) => {
  await interceptForeign(context, countingSite.url)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact-us')
  await expect(yes(page)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const [first, second] = [await yes(page).boundingBox(), await no(page).boundingBox()]
  expect([first?.width, first?.height, first?.y]).toEqual([second?.width, second?.height, second?.y])
  expect(await yes(page).getAttribute('class')).toBe(await no(page).getAttribute('class'))
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await layoutShift(page)).toBeLessThan(0.02)

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const [foot, bar] = [await change(page).boundingBox(), await banner(page).boundingBox()]
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await contactForm(page).getByLabel('First Name').focus()
  await expect(banner(page)).toBeHidden()
})
