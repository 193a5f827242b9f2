import type { Page } from '@playwright/test'
import { axeViolations, COLOURS } from '../axe.ts'
import { cutTexts, enlarged, setStyle } from '../cut-texts.ts'
import type { InboxSite } from '../inbox-site.ts'
import { expect, test } from '../inbox-steps.ts'

const LONG = {
  firstName: 'Nokuthula-Sibongile',
  surname: 'Vorstehers-Donaudampfschifffahrtsgesellschaftskapitänswitwe',
  email: 'a.very.long.address.that.nobody.would.type.twice@a-very-long-domain-of-a-company.co.za',
  message: `${'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2)}\n${'A long message. '.repeat(40)}`,
}
const PLAN = 'v=2026-11-20&need=ecommerce&months=12&completed=2027-02-10&payDay=25&on=2026-11-20'
/** The third is half of 1440: a wide window at 200 % zoom. */
const WIDTHS = [320, 768, 720, 1024]
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** A page, its text once it has loaded, and the size at which axe runs all rules. At the other size it checks the dark colours. */
type CheckedPage = [address: string, words: string | RegExp, size: typeof PHONE]

test('axe finds nothing in lists and enquiries, light or dark, nothing overflows, and forced colours keep controls visible', async ({
  page,
  inbox,
}) => {
  await test.step('with forced colours, unread enquiries and the current page are marked, and buttons and keys have an edge', async () => {
    const unread = await inbox.enquire({ plan: PLAN })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.setViewportSize(PHONE)
    await page.goto('/inbox/needs')
    const name = page.locator('li[aria-posinset]').getByText('Nomvula Dlamini')
    const [mark, text] = await name.evaluate((element) => [
      getComputedStyle(element, '::after').backgroundColor,
      getComputedStyle(document.body).color,
    ])
    expect(mark).toBe(text)
    await expect(page.getByRole('navigation', { name: 'Lists' }).getByRole('link')).toHaveText([
      /^\d+ Needs an answer$/,
      /^\d+ Waiting for them$/,
      /^\d+ Won$/,
      /^\d+ Lost$/,
      /^\d+ Held back$/,
    ])
    expect(await page.evaluate(withoutEdge)).toEqual([])

    await page.setViewportSize(DESK)
    await page.goto(`/inbox/e/${unread}?list=needs`)
    await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible()
    expect(await page.evaluate(withoutEdge)).toEqual([])
    const now = await page
      .locator('span[class*=_now_]')
      .evaluate((tick) => getComputedStyle(tick, '::before').backgroundColor)
    expect(now).toBe(await page.evaluate(() => getComputedStyle(document.body).color))
    await page.emulateMedia({ forcedColors: 'none' })
  })

  const number = await fill(inbox)
  const quarantined = await inbox.enquire({ ...LONG, extraNote: 'x' })
  await checkPages(page, [
    ['needs', 'Nomvula Dlamini', PHONE],
    ['won', 'Won', PHONE],
    ['held', LONG.firstName, DESK],
    [`e/${number}?list=needs`, 'We sell beads', DESK],
    [`e/${number + 1}`, 'A long message', PHONE],
    [`e/${quarantined}`, 'A field that people cannot see was filled in.', PHONE],
    ['search?q=beads', 'We sell', DESK],
    ['search?q=nothing-has-this', 'Nothing found', PHONE],
  ])
})

/** In the page: buttons, links and keys without a border or an outline. */
function withoutEdge(): Array<string> {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'article :is(button, a)[class*=_button_], article a[href^="http"], button > span[aria-hidden], a[aria-current]',
    ),
  ]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
    .filter((element) => {
      const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
      return borderTopWidth === '0px' && (outlineStyle === 'none' || outlineWidth === '0px')
    })
    .map((element) => element.innerText)
}

async function expectActionsBesideRole(page: Page, email: string): Promise<void> {
  await page.goto('/inbox/settings')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const row = page.getByRole('row').filter({ hasText: email })
    const [name, role, change] = await row.evaluate((element) =>
      [element.querySelector('b'), element.children[2], element.querySelector('button')].map((part) =>
        part?.getBoundingClientRect().toJSON(),
      ),
    )
    expect(Math.abs(role.left - name.left)).toBeLessThan(2)
    expect(role.top).toBeGreaterThan(name.bottom)
    expect(Math.abs((role.top + role.bottom) / 2 - (change.top + change.bottom) / 2)).toBeLessThan(2)
    expect(change.left).toBeGreaterThan(role.right)
  }
}

test('axe finds nothing in the other pages, and on phones the actions for a colleague are beside the role', async ({
  page,
  inbox,
}) => {
  await expectActionsBesideRole(page, inbox.member.email)
  const number = await fill(inbox)
  const { personKey } = await inbox.detail(number + 1)
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/newsletter', { headers, data: { email: LONG.email } })
  await inbox.owner.ask('POST', 'people/invite', { email: LONG.email, role: 'member' })
  await checkPages(page, [
    ['numbers?weeks=12', 'Enquiries by week', DESK],
    ['subscribers', LONG.email, PHONE],
    [`person/${personKey}`, 'Type the address to go on', PHONE],
    ['settings', 'Saved answers', DESK],
    ['audit?act=joined', 'joined with a password', DESK],
    ['mails', 'In the folder', PHONE],
    ['more', 'People and settings', PHONE],
    ['nowhere', 'There is nothing at this address', PHONE],
  ])
  await page.context().clearCookies()
  await checkPages(page, [
    ['sign-in', 'For the people who answer.', PHONE],
    ['first/x', 'This link has expired', DESK],
  ])
})

/** Sends enquiries with a plan, with very long words, and by a solution's form. @returns the first one's number */
async function fill(inbox: InboxSite): Promise<number> {
  const number = await inbox.enquire({ plan: PLAN })
  await inbox.enquire(LONG)
  await inbox.enquire({}, '/our-work/ecommerce')
  return number
}

async function checkPages(page: Page, pages: ReadonlyArray<CheckedPage>): Promise<void> {
  const faults: Array<string> = []
  for (const [address, words, size] of pages) {
    await page.setViewportSize(size)
    await page.goto(`/inbox/${address}`)
    await expect(page.locator('#inbox').getByText(words).first()).toBeAttached()
    faults.push(...located(page, `${size.width}`, await axeViolations(page)))
    const other = size === DESK ? PHONE : DESK
    await page.setViewportSize(other)
    await page.emulateMedia({ colorScheme: 'dark' })
    faults.push(...located(page, `${other.width} dark`, await axeViolations(page, COLOURS)))
    await page.emulateMedia({ colorScheme: 'light' })
    faults.push(...(await overflows(page)))
  }
  expect(faults).toEqual([])
}

async function overflows(page: Page): Promise<Array<string>> {
  const faults: Array<string> = []
  const measure = async (width: number, name: string) => {
    await page.setViewportSize({ width, height: 800 })
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    if (pageWidth > width) faults.push(...located(page, name, [`${pageWidth} wide`]))
    faults.push(...located(page, name, await page.evaluate(cutTexts)))
  }
  for (const width of WIDTHS) await measure(width, `at ${width}`)
  await setStyle(page, enlarged(200))
  await measure(390, 'text of 200 % at 390')
  await setStyle(page, '')
  return faults
}

function located(page: Page, how: string, faults: ReadonlyArray<string>): Array<string> {
  return faults.map((fault) => `${new URL(page.url()).pathname} ${how}: ${fault}`)
}
