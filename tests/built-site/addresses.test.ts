import { expect, test } from 'vitest'
import { paths } from '../../domain/sitemap/paths.ts'
import { htmlFaults } from '../journeys/html-faults.ts'
import { CALCULATOR, FILLED_PAGES, NO_PAGE, PAGES } from '../journeys/pages.ts'
import { openedSite } from './opened-site.ts'
import { attributeOf, find, linksTo, readHtml } from './read-html.ts'

const { origin, textAt, pageAt } = openedSite()
const PLAN = 'need=ecommerce&months=6'

test('the sitemap lists every indexed page, on the public origin', async () => {
  const xml = await textAt('/sitemap.xml')
  const listed = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)
  expect(listed.toSorted()).toEqual(PAGES.map((address) => new URL(address, origin()).href).toSorted())
})

test('robots.txt excludes plans, their PDFs and filled forms, and nothing else', async () => {
  const robots = await textAt('/robots.txt')
  const disallowed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path)
  const mayRead = (address: string) => !disallowed.some((path) => address.startsWith(path))
  for (const address of [
    `${CALCULATOR}?${PLAN}`,
    `${CALCULATOR}/plan.pdf`,
    ...FILLED_PAGES.filter((address) => !address.startsWith(paths.yourName())),
    `/api/plan?months=3`,
  ])
    expect.soft(mayRead(address), address).toBe(false)
  // Messengers fetch the page of a shared name for its card.
  for (const address of [
    ...PAGES,
    '/api/docs',
    '/?utm_source=x',
    paths.yourName('name=x'),
    paths.yourNameCard('name=x'),
  ])
    expect.soft(mayRead(address), address).toBe(true)
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`)
})

test('the canonical address of every plan is the calculator without a plan', async () => {
  const page = await pageAt(`${CALCULATOR}?${PLAN}&utm_source=x`)
  expect(attributeOf(find(page, 'link[rel="canonical"]'), 'href')).toBe(origin() + CALCULATOR)
})

test('the page of a refused plan is valid HTML', async () => {
  const html = await textAt(`${CALCULATOR}?need=web-app&months=99&completed=2020-01-01&lumpSum=ten`)
  expect(html).toContain('aria-invalid')
  expect(await htmlFaults(html)).toEqual([])
})

test.each([
  ['/contact-us', 'surname'],
  ['/our-work/ecommerce', 'surname'],
  ['/newsletter', 'page'],
])('the form at %s with its faults is valid HTML', async (address, name) => {
  const form = new URLSearchParams({ email: '"><b>', [name]: '/' })
  const headers = { origin: origin(), accept: 'text/html' }
  const sent = await fetch(origin() + address, {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  })
  expect(sent.headers.get('location')).toBe(`${address}/again`)
  const cookie = sent.headers.getSetCookie().map((header) => header.split(';', 1)[0])
  const again = await fetch(`${origin()}${address}/again`, { headers: { cookie: cookie.join('; ') } })
  const html = await again.text()
  expect(html).toContain('aria-invalid')
  expect(await htmlFaults(html)).toEqual([])
})

test.each([NO_PAGE, '/answers/contact-us', '/contact-us/x'])(
  '%s, an address without a page, answers 404 with a page that links to our work',
  async (address) => {
    const answer = await fetch(origin() + address)
    expect(answer.status).toBe(404)
    const page = readHtml(await answer.text())
    expect(linksTo(find(page, 'main'), /./)).toContain('/our-work')
    expect(attributeOf(find(page, 'meta[name="robots"]'), 'content')).toContain('noindex')
  },
)
