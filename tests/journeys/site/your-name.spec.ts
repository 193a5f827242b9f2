import { shownName } from '../../../domain/brand/name.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { layoutShift } from '../layout-shift.ts'
import { test } from '../shared-page.ts'
import {
  allNamed,
  beginsBelowHeader,
  brandColour,
  brandInLink,
  chooseColour,
  hydrate,
  nameField,
  namesByProduct,
  openForm,
  PRODUCTS,
} from '../your-name-steps.ts'

const NAME = 'Thandi’s Linen & Lace'
const QUERY = 'name=Thandi%E2%80%99s+Linen+%26+Lace'

test('a typed name appears in all products at once and in the address, and is not stored', {
  tag: '@oldest',
}, async ({ page }) => {
  await page.goto('/your-name')
  await page.evaluate(() => document.fonts.ready)
  const ownNames = await namesByProduct(page)
  const heights = () =>
    page
      .locator('[data-product]')
      .evaluateAll((products) => products.map((product) => product.getBoundingClientRect().height))
  const heightsBefore = await heights()
  const loadedShopFonts = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /Fraunces"?$/.test(family) && status === 'loaded')
          .length,
    )
  expect(await loadedShopFonts()).toBe(1)

  await test.step('it appears letter by letter, and is not stored', async () => {
    await nameField(page).pressSequentially(NAME)
    await expect.poll(() => namesByProduct(page)).toEqual(allNamed(NAME))
    await expect(page).toHaveURL(`/your-name?${QUERY}`)
    expect(await page.context().cookies()).toEqual([])
    const storageSizes = await page.evaluate(() => [localStorage.length, sessionStorage.length])
    expect(storageSizes).toEqual([0, 0])
    // Not zero, because the name wraps onto a second line and the address before `/admin` grows.
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
  await test.step('Tab reaches the name, the colours and the trades before the products', async () => {
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
  for (const name of [
    'مخبز النور',
    '<b>"Thandi"</b> & Söhne',
    '🌽 Mealie',
    'Donaudampfschifffahrtsgesellschaft',
  ])
    await test.step(`${name} is shown as typed, without a layout shift`, async () => {
      await nameField(page).fill(name)
      await expect.poll(() => namesByProduct(page)).toEqual(allNamed(name))
      expect.soft(await heights()).toEqual(heightsBefore)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  await test.step('further letters of the shop’s font are loaded once a name contains them', async () => {
    expect(await loadedShopFonts()).toBe(1)
    await nameField(page).fill('Šárka Žemla')
    await expect.poll(loadedShopFonts).toBe(2)
  })
  await test.step('a name of more than 60 letters is reported beside the field, and shortened for display', async () => {
    const long = 'Bakery '.repeat(12).trim()
    await nameField(page).fill(long)
    await expect(page.getByText('That is longer than 60 letters')).toBeVisible()
    expect(await namesByProduct(page)).toEqual(allNamed(shownName(long)?.name ?? ''))
    await nameField(page).fill('Bakery')
    await expect(page.getByText('That is longer than 60 letters')).toHaveCount(0)
  })
  await test.step('an emptied field shows the products’ own names again', async () => {
    await nameField(page).fill('  ')
    await expect.poll(() => namesByProduct(page)).toEqual(ownNames)
    await expect(page).toHaveURL('/your-name')
  })
})

testInOwnContext(
  'a chosen colour is applied to every product, and the links contain it',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const unreadable = page.getByText('We could not read that picture.')

    await test.step('an invalid colour is reported, and the previous one stays', async () => {
      await page.goto('/your-name?colour=banana&before=1f6f54')
      const fault = page.getByText('That is not a colour we know. The colour stays as it was.')
      await expect(fault).toBeVisible()
      expect(await brandColour(page)).toBe('#1f6f54')
      await hydrate(page)
      await expect(fault).toBeVisible()
    })
    await test.step('one of twelve colours, the products’ own, or any other can be chosen', async () => {
      await chooseColour(page, 'Purple')
      await expect(page.getByText('That is not a colour we know.')).toHaveCount(0)
      await expect.poll(() => brandColour(page)).toBe('#6a3fb5')
      await expect(page).toHaveURL('/your-name?colour=6a3fb5')
      await chooseColour(page, 'The products’ own')
      await expect.poll(() => brandColour(page)).toBe('')
      await expect(page).toHaveURL('/your-name')
      await chooseColour(page, 'Another')
      await page.getByLabel('Any colour').fill('#ffe600')
      await expect.poll(() => brandColour(page)).toBe('#ffe600')
      await expect(page).toHaveURL('/your-name?colour=ffe600')
    })
    await test.step('a logo sets the colour, and is sent nowhere', async () => {
      const requests: Array<string> = []
      page.on('request', (request) => {
        // The full Chromium requests the tab's icon again at each new address.
        if (!request.url().endsWith('/favicon.svg')) requests.push(`${request.method()} ${request.url()}`)
      })
      const logoUrl = await page.evaluate(() => {
        const canvas = document.createElement('canvas')
        const drawing = canvas.getContext('2d')
        if (!drawing) throw new Error('There is nothing to draw on')
        drawing.fillStyle = '#fff'
        drawing.fillRect(0, 0, 300, 150)
        drawing.fillStyle = '#0f7c8a'
        drawing.fillRect(20, 20, 120, 110)
        return canvas.toDataURL('image/png')
      })
      const buffer = Buffer.from(logoUrl.slice(logoUrl.indexOf(',') + 1), 'base64')
      const file = page.getByLabel('From your logo')
      await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
      await expect.poll(() => brandColour(page)).toMatch(/^#0[ef]7[bcd]8[9ab]$/)
      await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
      await expect(unreadable).toHaveText('We could not read that picture. A PNG or JPEG works.')
      expect(await brandColour(page)).toMatch(/^#0[ef]7/)
      await chooseColour(page, 'Pink')
      await expect(unreadable).toHaveCount(0)
      expect(requests).toEqual([])
    })
    await test.step('the contact form, the messages and the link contain the displayed brand', async () => {
      const query = `${QUERY}&colour=c2256b`
      await nameField(page).fill(NAME)
      await expect(page).toHaveURL(`/your-name?${query}`)
      expect(await brandInLink(page)).toBe(`${query}&for=ecommerce`)
      const whatsApp = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
      const text = new URL(whatsApp ?? '').searchParams.get('text')
      expect(text).toContain(`“${NAME}”`)
      expect(text).toContain('R\u00a044\u00a0850,00 in total')
      expect(text).toContain(`/your-name?${query}`)
      await expect(page.getByLabel('Link to this page')).toHaveValue(page.url())
      await page.getByRole('button', { name: 'Copy' }).click()
      await expect(page.locator('#send').getByRole('status')).toHaveText('Copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    })
  },
)

test('another product is selected in place, and the typed text is restored after visits to other pages', async ({
  page,
}) => {
  const other = 'Lerato’s Linen'
  const seeIt = page.getByRole('button', { name: 'See it with your name' })

  await test.step('the small form of the home page opens the products with the name', async () => {
    await page.goto('/')
    await page.getByLabel('Your shop’s name').fill(NAME)
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page).toHaveURL(`/your-name?${QUERY}`)
    await page.waitForLoadState()
    expect(await namesByProduct(page)).toEqual(allNamed(NAME))
  })
  await test.step('another product is selected, and stays selected after a reload', async () => {
    const first = page.locator('[data-product]').first()
    const slugs = () =>
      page
        .locator('[data-product]')
        .evaluateAll((all) => all.map((product) => product.getAttribute('data-product')))
    const order = ['church-app', ...PRODUCTS.filter((slug) => slug !== 'church-app')]
    await hydrate(page)
    await page.locator('[data-product=church-app] [data-leads=select]').click()
    await expect(first).toHaveAttribute('data-product', 'church-app')
    await expect(first.locator('h2[tabindex]')).toBeFocused()
    await expect.poll(() => beginsBelowHeader(page)).toBe(true)
    await expect(page).toHaveURL(`/your-name?${QUERY}&for=church-app`)
    expect(await slugs()).toEqual(order)
    await page.reload()
    expect(await slugs()).toEqual(order)
    expect(await namesByProduct(page)).toEqual(allNamed(NAME))
  })
  await test.step('its links lead to the form and to its page, and Back restores the typed text', async () => {
    const address = '/your-name?name=Lerato%E2%80%99s+Linen&for=church-app'
    await openForm(page)
    await nameField(page).fill(other)
    await expect(page).toHaveURL(address)
    await page.getByRole('link', { name: 'Send it to somebody' }).first().click()
    await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(address)
    expect(await namesByProduct(page)).toEqual(allNamed(other))
    await page.getByRole('link', { name: 'More about it' }).first().click()
    await expect(page).toHaveURL('/our-work/church-app')
    await page.goBack()
    await expect(nameField(page)).toHaveValue(other)
    await expect.poll(() => namesByProduct(page)).toEqual(allNamed(other))
  })
  await test.step('the small form of a solution opens it with the name and colour', async () => {
    await page.goto('/our-work/church-app')
    await page.getByLabel('The name of your business').fill(NAME)
    await page.getByLabel('Your colour', { exact: true }).selectOption('Green')
    await seeIt.click()
    await expect(page).toHaveURL(`/your-name?${QUERY}&colour=1f6f54&for=church-app`)
    await page.waitForLoadState()
    expect(await namesByProduct(page)).toEqual(allNamed(NAME))
  })
})

test('the form collapses to one line once the name is shown, and the line opens it again', async ({
  page,
}) => {
  const showIt = page.getByRole('button', { name: 'Show it' })
  const change = page.getByRole('link', { name: `${NAME} Change name or colour` })
  const boxOf = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }

  await test.step('on a phone the form is at the bottom, and stays open without a name', async () => {
    await page.goto('/your-name')
    await hydrate(page)
    await showIt.click()
    await expect(nameField(page)).toBeVisible()
    await nameField(page).fill(NAME)
    await expect(page).toHaveURL(`/your-name?${QUERY}`)
    await showIt.click()
    await expect(nameField(page)).toBeHidden()
    await expect(change).toBeFocused()
    const line = await boxOf('#change')
    expect(line.height).toBeLessThanOrEqual(64)
    expect(Math.round(line.y + line.height)).toBe(844)
    await change.click()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveValue(NAME)
    await chooseColour(page, 'Pink')
    await page.keyboard.press('Enter')
    await expect(nameField(page)).toBeHidden()
    expect(await brandInLink(page)).toBe(`${QUERY}&colour=c2256b&for=ecommerce`)
  })
  await test.step('on a tablet in portrait the form is above the products and as wide as the page', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/your-name')
    const [form, products] = [await boxOf('#change'), await boxOf('[data-products]')]
    expect([form.x, form.width]).toEqual([products.x, products.width])
    expect(form.width).toBeGreaterThan(690)
    await nameField(page).fill(NAME)
    await showIt.click()
    await expect(change).toBeFocused()
    expect((await boxOf('#change')).height).toBeLessThanOrEqual(64)
  })
})
