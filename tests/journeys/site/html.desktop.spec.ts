import { expect, test } from '../fixtures.ts'
import { htmlFaults } from '../html-faults.ts'
import { ALL_PAGES, CALCULATOR } from '../pages.ts'

const REFUSED_PLAN = `${CALCULATOR}?need=web-app&months=99&completed=2020-01-01&lumpSum=ten`

test('every page is valid HTML', async ({ request }) => {
  test.slow()
  for (const address of [...ALL_PAGES, REFUSED_PLAN])
    expect(await htmlFaults(await (await request.get(address)).text()), address).toEqual([])
})

test('a form sent back with faults is valid HTML', async ({ request, site }) => {
  for (const [address, name] of [
    ['/contact-us', 'surname'],
    ['/our-work/ecommerce', 'surname'],
    ['/newsletter', 'page'],
  ] as const) {
    const form = { email: '"><b>', [name]: '/' }
    const answer = await request.post(address, { form, headers: { origin: site.url, accept: 'text/html' } })
    expect(answer.status(), address).toBe(422)
    expect(await htmlFaults(await answer.text()), address).toEqual([])
  }
})
