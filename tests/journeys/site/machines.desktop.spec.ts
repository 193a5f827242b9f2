import { paths } from '../../../domain/sitemap/paths.ts'
import { expect, test } from '../fixtures.ts'
import { ALL_PAGES, CALCULATOR, FILLED_PAGES, PAGES } from '../pages.ts'

const PLAN = 'need=ecommerce&months=6'
const ALL = [...ALL_PAGES, `${CALCULATOR}?${PLAN}`]

test.describe('what programs read of every page', () => {
  test('no style stands in its body', async ({ request }) => {
    for (const address of ALL) expect(bodyOf(await textAt(request, address)), address).not.toMatch(/<style\b/)
  })

  test('a link of ours with a query is not for them to follow', async ({ request }) => {
    for (const address of ALL)
      for (const [link] of (await textAt(request, address)).matchAll(/<a\b[^>]*\shref="\/[^"]*\?[^>]*>/g))
        expect(link, address).toContain('rel="nofollow"')
  })

  test('the picture that stands for it elsewhere is told in words', async ({ request }) => {
    for (const address of ALL) {
      const html = await textAt(request, address)
      for (const name of ['property="og:image:alt"', 'name="twitter:image:alt"'])
        expect(html, address).toMatch(new RegExp(`<meta ${name} content="[^"]{20,}"`))
    }
  })
})

test('each plan names the calculator without one as its address', async ({ request, site }) => {
  const html = await textAt(request, `${CALCULATOR}?${PLAN}&utm_source=x`)
  expect(html).toContain(`<link rel="canonical" href="${site.url}${CALCULATOR}"`)
})

test('crawlers are asked to leave plans, their PDF and filled forms, and nothing else', async ({
  request,
  site,
}) => {
  const robots = await textAt(request, '/robots.txt')
  const shut = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path)
  const mayRead = (address: string) => !shut.some((path) => address.startsWith(path))
  for (const address of [
    `${CALCULATOR}?${PLAN}`,
    `${CALCULATOR}/plan.pdf`,
    ...FILLED_PAGES.filter((address) => !address.startsWith(paths.yourName())),
    `/api/plan?months=3`,
  ])
    expect(mayRead(address), address).toBe(false)
  // A messenger reads a shared name for its card.
  for (const address of [
    ...PAGES,
    '/api/docs',
    '/?utm_source=x',
    paths.yourName('name=x'),
    paths.yourNameCard('name=x'),
  ])
    expect(mayRead(address), address).toBe(true)
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

async function textAt(request: import('@playwright/test').APIRequestContext, address: string) {
  return (await request.get(address)).text()
}

function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body'))
}
