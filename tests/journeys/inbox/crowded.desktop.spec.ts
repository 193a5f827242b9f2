import type { Page } from '@playwright/test'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import type { Day } from '../../../domain/inbox/api/day.ts'
import { enlarged, setStyle } from '../cut-texts.ts'
import { startInboxSite } from '../inbox-site.ts'
import { expect, ownContextTest as test } from '../inbox-steps.ts'

/** In Johannesburg. */
const MONDAY_16_38 = '2026-11-23T14:38:00Z'

const WIDTHS = [320, 390, 768, 1024, 1200, 1280, 1440]
const NAMES = [
  'Elmarie',
  'Grant',
  'Nomvula',
  'Bartholomew-Christiaan',
  'Jo',
  'Thandeka',
  'Annelie',
  'Siyabonga',
]
const COUNTS: Day['counts'] = { needs: 12_345, waiting: 23_456, won: 9_876, lost: 1_234, held: 100_000 }

/** Deadlines: on Monday some late ones, one every quarter of an hour and many at five o'clock; and some on Tuesday. */
function crowdedDue(): Day['due'] {
  const times = [
    '08:40',
    '09:10',
    '10:00',
    ...Array.from(
      { length: 26 },
      (_, index) => `${10 + Math.floor((index + 2) / 4)}:${['00', '15', '30', '45'][(index + 2) % 4]}`,
    ),
    '16:40',
    '16:50',
    '16:55',
    ...Array.from({ length: 16 }, () => '17:00'),
  ]
  const monday = times.map((time) => momentOf('2026-11-23', time))
  const tuesday = ['08:00', '08:05', '08:30', '09:59', '10:10', '10:20'].map((time) =>
    momentOf('2026-11-24', time),
  )
  return [...monday, ...tuesday].map((dueAt, index) => ({
    number: index + 1,
    dueAt,
    firstName: NAMES[index % NAMES.length] ?? '',
  }))
}

async function mockDay(page: Page, counts = COUNTS): Promise<void> {
  const due = crowdedDue()
  await page.route('**/inbox/api/day', async (route) => {
    const response = await route.fetch()
    const day: Day = await response.json()
    const dueCounts = { late: 1_234, today: 2_345, next: 8_766, later: 0 }
    await route.fulfill({ response, json: { ...day, due, dueCounts, counts } })
  })
}

/** Texts that overlap each other or overflow their box. */
function collisions(
  page: Page,
  { texts, within }: { texts: string; within: string },
): Promise<Array<string>> {
  return page.evaluate(
    ([chosen, box]) => {
      const bounds = document.querySelector(box)?.getBoundingClientRect() ?? new DOMRect()
      const elements = [...document.querySelectorAll<HTMLElement>(chosen)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return { words: element.innerText.trim().replace(/\s+/g, ' '), rect: range.getBoundingClientRect() }
        })
        .filter(({ words, rect }) => words !== '' && rect.width > 0)
      const beyond = elements
        .filter(({ rect }) => rect.left < bounds.left - 0.5 || rect.right > bounds.right + 0.5)
        .map(({ words }) => `${words} is beyond`)
      const pairs = elements.flatMap((element, index) =>
        elements
          .slice(index + 1)
          .filter(({ rect }) => {
            const isBeside = rect.left >= element.rect.right + 2 || rect.right <= element.rect.left - 2
            return !isBeside && rect.top < element.rect.bottom && rect.bottom > element.rect.top
          })
          .map((other) => `${element.words} | ${other.words}`),
      )
      return [...beyond, ...pairs]
    },
    [texts, within] as const,
  )
}

/** In the page: icons and texts that extend beyond their link. */
function overflowingParts(nav: Element): Array<string> {
  const links = [...nav.querySelectorAll('a')]
  const { right: end } = nav.getBoundingClientRect()
  return links.flatMap((link, index) => {
    const box = link.getBoundingClientRect()
    const next = links[index + 1]?.getBoundingClientRect()
    const limit = Math.min(next && next.top < box.bottom ? next.left : end, end)
    return [...link.querySelectorAll(':scope > svg, :scope > span')]
      .map((part) => {
        const range = document.createRange()
        range.selectNode(part)
        const { left, right } = range.getBoundingClientRect()
        return { words: `${link.textContent}: ${left} to ${right}`, left, right }
      })
      .filter(({ left, right }) => right > left)
      .filter(({ left, right }) => left < box.left - 0.5 || right > Math.min(box.right, limit) + 0.5)
      .map(({ words }) => words)
  })
}

test('tabs, counts, names and hours fit at each width, in the morning and in the afternoon', async ({
  page,
  inboxTemplate,
}) => {
  const phones = [320, 360, 390].map((width) => ({ width, height: 800 }))
  await page.setViewportSize({ width: 320, height: 800 })

  await test.step('the tabs of a phone are complete at double text size', async () => {
    await page.goto('/inbox/needs')
    const tabs = page.getByRole('navigation', { name: 'Main' })
    await setStyle(page, enlarged(200))
    for (const size of phones) {
      await page.setViewportSize(size)
      await expect(tabs.getByText('Subscribers')).toBeVisible()
      await expect.poll(() => tabs.evaluate(overflowingParts), `at ${size.width}`).toEqual([])
      await expect(tabs.getByText('More')).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('counts of three digits stay beside their moons on narrow phones', async () => {
    await mockDay(page, { needs: 251, waiting: 109, won: 105, lost: 109, held: 100 })
    const lists = page.getByRole('navigation', { name: 'Lists' })
    for (const list of ['needs', 'waiting', 'held']) {
      await page.goto(`/inbox/${list}`)
      await expect(lists).toContainText('105')
      for (const size of phones) {
        await page.setViewportSize(size)
        await expect.poll(() => lists.evaluate(overflowingParts), `${list} at ${size.width}`).toEqual([])
      }
    }
  })

  await mockDay(page)
  await page.goto('/inbox/needs')
  await test.step('names, hours and large counts fit in the morning', () =>
    expectNoCollisions(page, /^Now 10:/))
  await test.step('names, hours and large counts fit in the afternoon', async () => {
    const { site, owner } = await startInboxSite(inboxTemplate, {}, MONDAY_16_38)
    await page.context().addCookies(owner.storageState.cookies)
    await page.goto(`${site.url}/inbox/needs`)
    await expectNoCollisions(page, /^Now 16:/)
    await page.goto('about:blank')
    await site.remove()
  })
})

async function expectNoCollisions(page: Page, now: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1\s234 late, 2\s345 due today$/)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const isPhone = width <= 864
    const line = 'div:has(> ol[aria-label^="Waiting for an answer"])'
    await expect
      .poll(() => collisions(page, { texts: `${line} [data-row]`, within: line }), `line at ${width}`)
      .toEqual([])
    const hours = page.locator(`${line} [data-row="hours"]:not([data-crowded])`)
    expect(await hours.count(), `hours at ${width}`).toBeGreaterThanOrEqual(isPhone ? 2 : 3)
    await expect(hours.first()).toHaveText(now)
    if (!isPhone) {
      const names = page.locator(`${line} [data-row="names"]:not([data-crowded])`)
      expect(await names.count(), `names at ${width}`).toBeGreaterThanOrEqual(2)
      expect(
        await collisions(page, {
          texts: 'nav[aria-label="Inbox"] a > :not(svg)',
          within: 'nav[aria-label="Inbox"]',
        }),
        `rail at ${width}`,
      ).toEqual([])
    } else {
      expect(
        await collisions(page, {
          texts: 'nav[aria-label="Lists"] a > span',
          within: 'nav[aria-label="Lists"]',
        }),
        `lists at ${width}`,
      ).toEqual([])
      expect(
        await collisions(page, {
          texts: 'nav[aria-label="Main"] a > span, nav[aria-label="Main"] a > b > [aria-hidden]',
          within: 'nav[aria-label="Main"]',
        }),
        `tabs at ${width}`,
      ).toEqual([])
    }
  }
}
