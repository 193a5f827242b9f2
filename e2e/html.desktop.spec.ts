import { HtmlValidate } from 'html-validate'
import { expect, test } from './fixtures.ts'
import { ALL_PAGES, CALCULATOR } from './pages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Several checkboxes of one name are a list of what is ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // What comes from our own server is as safe as the page that asks for it.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

const REFUSED_PLAN = `${CALCULATOR}?need=web-app&months=99&completed=2020-01-01&lumpSum=ten`

test('every page is valid HTML', async ({ request }) => {
  test.slow()
  for (const address of [...ALL_PAGES, REFUSED_PLAN])
    expect(await faultsOf(await (await request.get(address)).text()), address).toEqual([])
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
    expect(await faultsOf(await answer.text()), address).toEqual([])
  }
})

async function faultsOf(html: string): Promise<Array<string>> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}
