import { shownName } from '../../../domain/brand/name.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { layoutShift } from '../layout-shift.ts'
import { test } from '../shared-page.ts'
import {
  allUnder,
  beginsBelowHeader,
  brandAskedAbout,
  chooseColour,
  nameField,
  namesShown,
  openForm,
  PRODUCTS,
  waitUntilLive,
  wornSolid,
} from '../your-name-steps.ts'

const NAME = 'Thandi’s Linen & Lace'
const QUERY = 'name=Thandi%E2%80%99s+Linen+%26+Lace'

test('a typed name stands in all products at once, and in the address; nothing of it is kept', {
  tag: '@oldest',
}, async ({ page }) => {
  await page.goto('/your-name')
  await nameField(page).pressSequentially(NAME)
  await expect.poll(() => namesShown(page)).toEqual(allUnder(NAME))
  await expect(page).toHaveURL(`/your-name?${QUERY}`)
  expect(await page.context().cookies()).toEqual([])
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length])
  expect(kept).toEqual([0, 0])
  // The name goes on in a second line, and the address before `/admin` grows; no part of a screen moves (worn-screens).
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('an emptied field shows the products’ own names again', async ({ page }) => {
  await page.goto('/your-name')
  const own = await namesShown(page)
  await nameField(page).fill(NAME)
  await expect.poll(() => namesShown(page)).toEqual(allUnder(NAME))
  await nameField(page).fill('  ')
  await expect.poll(() => namesShown(page)).toEqual(own)
  await expect(page).toHaveURL('/your-name')
})

for (const name of [
  'مخبز النور',
  '<b>"Thandi"</b> & Söhne',
  '🌽 Mealie',
  'Donaudampfschifffahrtsgesellschaft',
])
  test(`${name} stands there letter by letter as it is typed, and moves nothing`, async ({ page }) => {
    await page.goto('/your-name')
    const heights = () =>
      page
        .locator('[data-product]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    const before = await heights()
    await nameField(page).fill(name)
    await expect.poll(() => namesShown(page)).toEqual(allUnder(name))
    expect(await heights()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

test('a name of more than 60 letters is said beside the field and cut for show', async ({ page }) => {
  await page.goto('/your-name')
  const long = 'Bakery '.repeat(12).trim()
  await nameField(page).fill(long)
  await expect(page.getByText('That is longer than 60 letters')).toBeVisible()
  expect(await namesShown(page)).toEqual(allUnder(shownName(long)?.name ?? ''))
  await nameField(page).fill('Bakery')
  await expect(page.getByText('That is longer than 60 letters')).toHaveCount(0)
})

test('a colour dresses every product, and its own undresses them', async ({ page }) => {
  await page.goto('/your-name?colour=1f6f54')
  expect(await wornSolid(page)).toBe('#1f6f54')
  await openForm(page)
  await chooseColour(page, 'Purple')
  await expect.poll(() => wornSolid(page)).toBe('#6a3fb5')
  await expect(page).toHaveURL('/your-name?colour=6a3fb5')
  await chooseColour(page, 'The products’ own')
  await expect.poll(() => wornSolid(page)).toBe('')
  await expect(page).toHaveURL('/your-name')
})

test('any other colour can be chosen', async ({ page }) => {
  await page.goto('/your-name')
  await chooseColour(page, 'Another')
  await page.getByLabel('Any colour').fill('#ffe600')
  await expect.poll(() => wornSolid(page)).toBe('#ffe600')
  await expect(page).toHaveURL('/your-name?colour=ffe600')
})

test('a logo gives its colour, and is sent nowhere', async ({ page }) => {
  await page.goto('/your-name')
  await chooseColour(page, 'Another')
  await expect(page).toHaveURL(/colour=/)
  const sent: Array<string> = []
  page.on('request', (request) => {
    // The full Chromium asks for the tab's icon again by itself, at each new address; the headless shell has no tabs.
    if (!request.url().endsWith('/favicon.svg')) sent.push(`${request.method()} ${request.url()}`)
  })
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('There is nothing to draw on')
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, 300, 150)
    drawing.fillStyle = '#0f7c8a'
    drawing.fillRect(20, 20, 120, 110)
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64')
  const file = page.getByLabel('From your logo')
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect.poll(() => wornSolid(page)).toMatch(/^#0[ef]7[bcd]8[9ab]$/)
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('We could not read that picture. A PNG or JPEG works.')).toBeVisible()
  expect(await wornSolid(page)).toMatch(/^#0[ef]7/)
  await chooseColour(page, 'Purple')
  await expect(page.getByText('We could not read that picture.')).toHaveCount(0)
  expect(sent).toEqual([])
})

test('another product comes into the hand where it stands, and a reload keeps it there', async ({ page }) => {
  await page.goto(`/your-name?${QUERY}`)
  await waitUntilLive(page)
  await page.locator('[data-product=church-app] [data-leads=hold]').click()
  const first = page.locator('[data-product]').first()
  await expect(first).toHaveAttribute('data-product', 'church-app')
  await expect(first.locator('h2[tabindex]')).toBeFocused()
  await expect.poll(() => beginsBelowHeader(page)).toBe(true)
  await expect(page).toHaveURL(`/your-name?${QUERY}&for=church-app`)
  const slugs = () =>
    page.locator('[data-product]').evaluateAll((all) => all.map((each) => each.getAttribute('data-product')))
  const order = ['church-app', ...PRODUCTS.filter((slug) => slug !== 'church-app')]
  expect(await slugs()).toEqual(order)
  await page.reload()
  expect(await slugs()).toEqual(order)
  expect(await namesShown(page)).toEqual(allUnder(NAME))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the form folds to one line once the name is shown, and opens again with it', async ({ page }) => {
    await page.goto('/your-name')
    await nameField(page).fill(NAME)
    await expect(page).toHaveURL(`/your-name?${QUERY}`)
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(nameField(page)).toBeHidden()
    const change = page.getByRole('link', { name: `${NAME} Change name or colour` })
    await expect(change).toBeFocused()
    const line = await page.locator('#change').boundingBox()
    expect(line?.height).toBeLessThanOrEqual(64)
    expect(Math.round((line?.y ?? 0) + (line?.height ?? 0))).toBe(844)
    await change.click()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveValue(NAME)
    await chooseColour(page, 'Pink')
    await page.keyboard.press('Enter')
    await expect(nameField(page)).toBeHidden()
    expect(await brandAskedAbout(page)).toBe(`${QUERY}&colour=c2256b&for=ecommerce`)
  })

  test('with nothing to show yet the form stays open', async ({ page }) => {
    await page.goto('/your-name')
    await waitUntilLive(page)
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(nameField(page)).toBeVisible()
  })
})

test.describe('on a tablet in portrait', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('form and products are as wide as the page, and the form folds above them', async ({ page }) => {
    await page.goto('/your-name')
    const boxOf = async (selector: string) => {
      const { x, width, height } = (await page.locator(selector).boundingBox()) ?? {}
      return { x, width, height }
    }
    const [form, products] = [await boxOf('#change'), await boxOf('[data-products]')]
    expect([form.x, form.width]).toEqual([products.x, products.width])
    expect(form.width).toBeGreaterThan(690)
    await nameField(page).fill(NAME)
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page.getByRole('link', { name: `${NAME} Change name or colour` })).toBeFocused()
    expect((await boxOf('#change')).height).toBeLessThanOrEqual(64)
  })
})

test('the shop is set in its own face, whose further letters come for a name that has them', async ({
  page,
}) => {
  await page.goto('/your-name')
  await page.evaluate(() => document.fonts.ready)
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /Fraunces"?$/.test(family) && status === 'loaded')
          .length,
    )
  expect(await loaded()).toBe(1)
  await nameField(page).fill('Šárka Žemla')
  await expect.poll(loaded).toBe(2)
})

test('the links lead on with what is seen: the contact form, the messages and the link itself', async ({
  page,
}) => {
  await page.goto('/your-name')
  await nameField(page).fill(NAME)
  await chooseColour(page, 'Pink')
  const query = `${QUERY}&colour=c2256b`
  await expect(page).toHaveURL(`/your-name?${query}`)
  expect(await brandAskedAbout(page)).toBe(`${query}&for=ecommerce`)
  const whatsApp = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
  const text = new URL(whatsApp ?? '').searchParams.get('text')
  expect(text).toContain(`“${NAME}”`)
  expect(text).toContain('R\u00a044\u00a0850,00 in total')
  expect(text).toContain(`/your-name?${query}`)
  await expect(page.getByLabel('Link to this page')).toHaveValue(page.url())
})

test('the product in the hand leads to sending it, and Back to what was typed', async ({ page }) => {
  await page.goto('/your-name')
  await nameField(page).fill(NAME)
  await expect(page).toHaveURL(`/your-name?${QUERY}`)
  await page.getByRole('link', { name: 'Send it to somebody' }).first().click()
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`/your-name?${QUERY}`)
  expect(await namesShown(page)).toEqual(allUnder(NAME))
})

testInOwnContext('the link is copied, and Copied is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/your-name?${QUERY}`)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator('#send').getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('who goes on and comes back finds what was typed', async ({ page }) => {
  await page.goto('/your-name')
  await nameField(page).fill(NAME)
  await expect(page).toHaveURL(`/your-name?${QUERY}`)
  await page.getByRole('link', { name: 'More about it' }).first().click()
  await expect(page).toHaveURL('/our-work/ecommerce')
  await page.goBack()
  await expect(nameField(page)).toHaveValue(NAME)
  await expect.poll(() => namesShown(page)).toEqual(allUnder(NAME))
})

test('the keyboard meets the name, the colours and the trades before the products', async ({ page }) => {
  await page.goto('/your-name')
  await nameField(page).focus()
  const stops: Array<string> = []
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(
        () => document.activeElement?.textContent || document.activeElement?.getAttribute('name') || '',
      ),
    )
  }
  expect(stops).toEqual(['Show it', 'colour', 'Shop'])
})

test('the small form of the home page opens the products under the name', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('The name of your business').fill(NAME)
  await page.getByRole('button', { name: 'See it with your name' }).click()
  await expect(page).toHaveURL(`/your-name?${QUERY}`)
  expect(await namesShown(page)).toEqual(allUnder(NAME))
})

for (const [colour, query] of [
  ['The product’s own', QUERY],
  ['Green', `${QUERY}&colour=1f6f54`],
] as const)
  test(`the small form of a solution opens it under the name, colour: ${colour}`, async ({ page }) => {
    await page.goto('/our-work/church-app')
    await page.getByLabel('The name of your business').fill(NAME)
    await page.getByLabel('Your colour', { exact: true }).selectOption(colour)
    await page.getByRole('button', { name: 'See it with your name' }).click()
    await expect(page).toHaveURL(`/your-name?${query}&for=church-app`)
    expect(await namesShown(page)).toEqual(allUnder(NAME))
  })
