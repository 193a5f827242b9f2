import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { FILLED_PAGES, PAGES, tagOf, UNLISTED_PAGES } from './pages.ts'

/** Of WCAG 2.2 AA, and not among those that axe goes by of itself. */
const MORE_RULES = {
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

for (const address of [...PAGES, ...UNLISTED_PAGES, ...FILLED_PAGES, '/nowhere']) {
  test(`axe finds nothing on ${address}`, { tag: tagOf(address) }, async ({ page }) => {
    await page.goto(address)
    await expectNoFaults(page)
  })
}

test('axe finds nothing in the open menu, nor in a form with faults', async ({ page }, info) => {
  await page.goto('/contact-us')
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectNoFaults(page)
})

test('axe finds nothing in the calculator with a number that is refused', async ({ page }) => {
  test.slow() // axe looks at every moon
  await page.goto('/calculator')
  await page.getByLabel(/^Months, from/).fill('99')
  await page.getByLabel('Likely completion').fill('2020-01-01')
  await page.getByLabel('Amount, optional').fill('ten')
  await page.getByLabel('Amount, optional').blur()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
  await page.evaluate(() => scrollTo(0, 0)) // a field half under the price bar would be called small
  await expectNoFaults(page)
})

for (const address of ['/contact-us', '/our-work/ecommerce', '/newsletter'])
  test(`no field of ${address} is called invalid before anybody was in it`, async ({ page }) => {
    await page.goto(address)
    const client = await page.context().newCDPSession(page)
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const faulty = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    )
    expect(faulty.map(({ role, name }) => `${role?.value} ${name?.value}`)).toEqual([])
  })

test('the choice of a category says that it is required', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.getByRole('radiogroup', { name: 'What is it about?' })).toHaveAttribute(
    'aria-required',
    'true',
  )
})

test('a browser knows which of its visitor’s facts a field asks for', async ({ page }) => {
  await page.goto('/contact-us')
  for (const [label, purpose] of [
    ['First Name', 'given-name'],
    ['Surname', 'family-name'],
    ['Email Address', 'email'],
    ['Phone Number', 'tel'],
  ] as const)
    await expect(page.locator('main').getByLabel(label)).toHaveAttribute('autocomplete', purpose)
})

async function expectNoFaults(page: import('@playwright/test').Page) {
  const { violations } = await new AxeBuilder({ page }).options(MORE_RULES).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}
