import { axeViolations } from '../axe.ts'
import { expect } from '../fixtures.ts'
import { CALCULATOR } from '../pages.ts'
import { test } from '../shared-page.ts'

/** The same elements at every width. */
const PHONE = { tag: '@phone' }

test('axe finds nothing in the open menu, nor in a form with faults', async ({ page }, info) => {
  await page.goto('/contact-us')
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('axe finds nothing in the calculator with a number that is refused', PHONE, async ({ page }) => {
  await page.goto('/calculator')
  await page.getByLabel(/^Months, from/).fill('99')
  await page.getByLabel('Likely ready for the app stores').fill('2020-01-01')
  await page.getByLabel('Amount, optional').fill('ten')
  await page.getByLabel('Amount, optional').blur()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
  await page.evaluate(() => scrollTo(0, 0)) // a field half under the price bar would be called small
  expect(await axeViolations(page)).toEqual([])
})

for (const address of ['/contact-us', '/our-work/ecommerce', '/newsletter'])
  test(`no field of ${address} is called invalid before anybody was in it`, PHONE, async ({ page }) => {
    await page.goto(address)
    const client = await page.context().newCDPSession(page)
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const faulty = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    )
    expect(faulty.map(({ role, name }) => `${role?.value} ${name?.value}`)).toEqual([])
  })

test('the choice of a category says that it is required', PHONE, async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.getByRole('radiogroup', { name: 'What is it about?' })).toHaveAttribute(
    'aria-required',
    'true',
  )
})

test('a browser knows which of its visitor’s facts a field asks for', PHONE, async ({ page }) => {
  await page.goto('/contact-us')
  for (const [label, purpose] of [
    ['First Name', 'given-name'],
    ['Surname', 'family-name'],
    ['Email Address', 'email'],
    ['Phone Number', 'tel'],
  ] as const)
    await expect(page.locator('main').getByLabel(label)).toHaveAttribute('autocomplete', purpose)
})

test('the schedule is read as a table where it is folded', PHONE, async ({ page }) => {
  await page.goto(CALCULATOR)
  await page.getByRole('heading', { name: 'Every instalment' }).click()
  const table = page.getByRole('table', { name: /^Instalments of/ }).first()
  const headings = ['Share paid', 'No.', 'Date', 'Instalment', 'Paid so far', 'Still to pay']
  await expect(table.getByRole('columnheader')).toHaveText(headings)
})

test('who asks for more contrast gets it', PHONE, async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main .lead') ?? document.body)
      return [color, getComputedStyle(document.querySelector('#lump-sum') ?? document.body).borderTopColor]
    })
  await page.goto(CALCULATOR)
  expect(await colours()).toEqual(['rgb(84, 86, 99)', 'rgb(140, 135, 121)'])
  await page.emulateMedia({ contrast: 'more' })
  expect(await colours()).toEqual(['rgb(51, 53, 63)', 'rgb(84, 86, 99)'])
})
