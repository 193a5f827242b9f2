import { paths } from '../../../domain/sitemap/paths.ts'
import { expect, test } from '../fixtures.ts'
import { htmlFaults } from '../html-faults.ts'
import { CALCULATOR, FILLED_PAGES, PAGES } from '../pages.ts'

const PLAN = 'need=ecommerce&months=6'
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

test('a plan that is refused is valid HTML', async ({ request }) => {
  const html = await textAt(request, `${CALCULATOR}?need=web-app&months=99&completed=2020-01-01&lumpSum=ten`)
  expect(await htmlFaults(html)).toEqual([])
})

test('a form sent back with faults is valid HTML', async ({ request, site }) => {
  for (const [address, name] of [
    ['/contact-us', 'surname'],
    ['/our-work/ecommerce', 'surname'],
    ['/newsletter', 'page'],
  ] as const) {
    const form = { email: '"><b>', [name]: '/' }
    const answer = await request.post(address, { form, headers: { origin: site.url, accept: 'text/html' } })
    expect(answer.url(), address).toBe(`${site.url}${address}/again`)
    expect(await htmlFaults(await answer.text()), address).toEqual([])
  }
})

async function textAt(request: import('@playwright/test').APIRequestContext, address: string) {
  return (await request.get(address)).text()
}
