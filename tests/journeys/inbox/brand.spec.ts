import { expect, test } from '../inbox-steps.ts'

const HOSTILE_NAME = '<b onclick=alert(1)>“Thandi” & Söhne</b>'
const BRANDED_ENQUIRY = {
  brand: new URLSearchParams({ name: HOSTILE_NAME, colour: '1f6f54', for: 'ecommerce' }).toString(),
}
/** The sender's colour, in which the product must be drawn exactly. */
const COLOUR = '#1f6f54'

test('an enquiry shows the product as the sender saw it, under their name and in their colour', async ({
  page,
  inbox,
}) => {
  const number = await inbox.enquire(BRANDED_ENQUIRY)
  const card = page.getByRole('region', { name: 'As they saw it' })

  // First, because afterwards the browser has the drawing in its cache.
  await test.step('if the drawing cannot be loaded, only the text is shown', async () => {
    await page.route(/BrandPreview/, (route) => route.abort())
    const failure = page.waitForEvent('requestfailed', (request) => /BrandPreview/.test(request.url()))
    await page.goto(`/inbox/e/${number}`)
    await failure
    await expect(card).toContainText(HOSTILE_NAME)
    await expect(card.getByRole('img')).toHaveCount(0)
    await page.unroute(/BrandPreview/)
  })

  await test.step('the enquiry shows the product with the name and the colour, and links to it', async () => {
    await page.goto(`/inbox/e/${number}`)
    await expect(card).toContainText(HOSTILE_NAME)
    await expect(card).toContainText('Ecommerce with admin dashboard')
    await expect(card).toContainText(COLOUR)
    const link = card.getByRole('link', { name: 'Open it as they saw it' })
    await expect(link).toHaveAttribute('href', `/your-name?${BRANDED_ENQUIRY.brand}`)
    const device = card.getByRole('img')
    await expect(device).toBeVisible()
    const solid = (element: Element) => getComputedStyle(element).getPropertyValue('--worn-solid')
    expect(await device.evaluate(solid)).toBe(COLOUR)
    const names = await device.locator('[data-brand="name"]').allTextContents()
    expect([...new Set(names)]).toEqual([HOSTILE_NAME])
    const [cardBox, deviceBox] = [await card.boundingBox(), await device.boundingBox()]
    const rightOf = (box: typeof deviceBox) => (box?.x ?? 0) + (box?.width ?? 0)
    expect(rightOf(deviceBox)).toBeLessThanOrEqual(rightOf(cardBox))
  })

  await test.step('once the sender has replied, the card is behind a button, like the plan', async () => {
    const { version } = await inbox.detail(number)
    const answer = { kind: 'they-answered', words: 'Green is right.' }
    await inbox.owner.ask('POST', `enquiries/${number}/facts`, { version, fact: answer })
    await page.reload()
    const button = page.getByRole('button', { name: /^As they saw it/ })
    await expect(button).toBeVisible()
    await expect(card).toBeHidden()
    const loading = page.waitForRequest(/BrandPreview\S*\.js/)
    await button.click()
    await loading
    await expect(card.getByRole('img')).toBeVisible()
  })

  await test.step('an enquiry without a name and a colour has no such card', async () => {
    const plain = await inbox.enquire()
    await page.goto(`/inbox/e/${plain}`)
    await expect(page.getByText('We sell beads in Gqeberha.').last()).toBeVisible()
    await expect(card).toHaveCount(0)
  })
})
