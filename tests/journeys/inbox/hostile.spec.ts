import type { Page } from '@playwright/test'
import { HOSTILE_TEXTS } from '../../attacks/hostile-texts.ts'
import type { InboxSite } from '../inbox-site.ts'
import { expect, test } from '../inbox-steps.ts'

/** The unusual characters that are allowed before the @ of an address. */
const LOCAL_PART = "{{7*7}}'--=cmd|`id`$%3Cb%3E&lt/?#!^~"
/** High enough for all rows of a list. */
const TALL_WINDOW = { width: 1440, height: 2_000 }
const FILLED_HONEYPOT = { extraNote: 'filled by a robot' }
/** Two texts per enquiry: a first name and a surname, and both again as its message. */
const PAIRS = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / 2) }, (_, index) =>
  HOSTILE_TEXTS.slice(2 * index, 2 * index + 2),
)
/** How many pairs are also sent like a robot, so that the quarantine shows them. */
const QUARANTINED_PAIRS = process.env.ALL_SAMPLES ? PAIRS.length : 1 // npm test -- --all
const AS_A_BROWSER = { 'sec-fetch-site': 'same-origin' }
/** The form refuses NUL in names and messages, and line breaks in names. */
const asMessage = (text: string) => text.replace(/\0/g, ' ').replace(/\r\n?/g, '\n')
const asName = (text: string) => text.replace(/[\0\r\n]+/g, ' ').trim()

type Sent = { number: number; name: string; message: string; email: string }

/** Sends two texts in every field that a visitor fills in. */
async function send(
  { enquire }: InboxSite,
  [first = '', second = first]: ReadonlyArray<string>,
  index: number,
  otherFields = {},
): Promise<Sent> {
  const [firstName, surname] = [asName(first), asName(second)]
  const email = `${index}${LOCAL_PART}@example.co.za`
  const message = asMessage(`${first}\n${second}`)
  const number = await enquire({ firstName, surname, email, message, ...otherFields })
  // The inbox removes direction marks from names, because they appear within sentences.
  const name = `${firstName} ${surname}`.replace(/\p{Bidi_Control}/gu, '')
  return { number, name, message, email }
}

/** Expects no element that only a visitor's text could have created. */
async function expectNoInjection(page: Page): Promise<void> {
  const injected = await page.evaluate(() => {
    const selector = `#inbox script, iframe, object, embed, style, base, form[action], [srcdoc], img:not([src^="/"]),
      [onload], [onerror], [onclick], a[href^="javascript:" i], a[href*="evil.example"], b b, strong, em`
    return [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)
  })
  expect(injected, page.url()).toEqual([])
}

test('hostile input is shown verbatim in the inbox, and does nothing', async ({ page, inbox }) => {
  const dialogs: Array<string> = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.setViewportSize(TALL_WINDOW)
  const honest: Array<Sent> = []
  const robots: Array<Sent> = []
  for (const [index, pair] of PAIRS.entries()) {
    honest.push(await send(inbox, pair, index))
    if (index < QUARANTINED_PAIRS) robots.push(await send(inbox, pair, index, FILLED_HONEYPOT))
  }
  await page.request.post('/newsletter', {
    headers: AS_A_BROWSER,
    data: { email: `news${LOCAL_PART}@example.co.za` },
  })

  // Some enquiries with an empty honeypot are quarantined, too, because a name contains an address.
  const needs = new Set((await inbox.rows('needs')).map(({ number }) => number))
  const visible = honest.filter(({ number }) => needs.has(number))
  const quarantined = [...honest, ...robots].filter(({ number }) => !needs.has(number))
  await test.step('in the list and in the open enquiry', () => expectVerbatim(page, 'needs', visible))
  await test.step('in quarantine', () => expectVerbatim(page, 'held', quarantined))

  await test.step('in the search, as query and as result', async () => {
    for (const q of ['alert(1)', '<img src=x', "'; DROP TABLE", '{{constructor']) {
      await page.getByRole('searchbox').fill(q)
      await page.getByRole('searchbox').press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`found for “${q}”`)
      await expect(page.locator('mark').first()).toBeVisible()
      await expectNoInjection(page)
    }
  })

  await test.step('on the page of the person', async () => {
    for (const { number, name, email } of honest.slice(0, 2)) {
      const { personKey } = await inbox.detail(number)
      await page.goto(`/inbox/person/${personKey}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(email)
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
      await expectNoInjection(page)
    }
  })

  await test.step('in numbers, mails, subscribers and the audit log', async () => {
    for (const [address, text] of [
      ['numbers?weeks=12', 'enquiries'],
      ['mails', 'In the folder'],
      ['subscribers', LOCAL_PART],
      ['audit', 'Thandeka Nkosi'],
    ] as const) {
      await page.goto(`/inbox/${address}`)
      await expect(page.locator('main')).toContainText(text)
      await expectNoInjection(page)
    }
  })

  await test.step('in the spreadsheet, where it does not become a formula', async () => {
    const options = { headers: AS_A_BROWSER, data: { as: 'csv' } }
    const csv = await (await page.request.post('/inbox/api/export', options)).text()
    expect(csv).toContain('HYPERLINK')
    expect(csv).not.toMatch(/(?:^|[,;\n])"?[=+@-]\D/)
  })
  expect(dialogs).toEqual([])
})

/** Opens each enquiry of a list, and expects name and message as typed. */
async function expectVerbatim(page: Page, list: string, all: ReadonlyArray<Sent>): Promise<void> {
  await page.goto(`/inbox/${list}`)
  const links = page.locator('main li > a')
  await expect(links).toHaveCount(all.length)
  const rows = await links.allTextContents()
  for (const { name } of all)
    expect(
      rows.some((row) => row.includes(name)),
      name,
    ).toBe(true)
  for (const { number, name, message } of all) {
    await page.locator(`main li > a[href*="/e/${number}?"], main li > a[href$="/e/${number}"]`).click()
    await expect(page.locator('[data-enquiry-name]')).toHaveText(name)
    expect(await page.locator('article').textContent()).toContain(message)
    await expectNoInjection(page)
  }
}
