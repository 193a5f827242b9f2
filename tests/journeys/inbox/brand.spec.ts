import company from '../../../content/company.json' with { type: 'json' }
import { expect, test } from '../inbox-steps.ts'

const STAFF = company.email.value
const HOSTILE = '<b onclick=alert(1)>“Thandi” & Söhne</b>'
const SEEN = {
  brand: new URLSearchParams({ name: HOSTILE, colour: '1f6f54', for: 'ecommerce' }).toString(),
}
/** What is read again from the browser must be the colour to the letter. */
const WORN = '#1f6f54'

test('a name and a colour are in the export and in the staff’s mail, and in none to the visitor', async ({
  inbox,
}) => {
  const number = await inbox.enquire(SEEN)
  const { beside } = await inbox.site.stored()
  expect(Object.values(beside).map(({ brand }) => brand)).toEqual([SEEN.brand])
  const { email } = await inbox.detail(number)
  await expect.poll(async () => (await inbox.site.mailsTo(email)).length).toBe(1)
  const [toVisitor] = await inbox.site.mailsTo(email)
  expect(`${toVisitor?.text}${toVisitor?.html}`).not.toMatch(/Thandi|1f6f54/)
  await expect.poll(async () => (await inbox.site.mailsTo(STAFF)).length).toBe(1)
  const [toStaff] = await inbox.site.mailsTo(STAFF)
  const line = `Seen as: ${HOSTILE}, on Ecommerce with admin dashboard, colour ${WORN}`
  expect(toStaff?.text?.replace(/\s+/g, ' ')).toContain(line)
  expect(toStaff?.text).toContain(`${inbox.site.url}/your-name?${SEEN.brand}`)
  expect(toStaff?.html).toBe(false)
})

test('an enquiry shows the product under the visitor’s name and in their colour, and leads to it', async ({
  page,
  inbox,
}) => {
  const number = await inbox.enquire(SEEN)
  await page.goto(`/inbox/e/${number}`)
  const card = page.getByRole('region', { name: 'As they saw it' })
  await expect(card).toContainText(HOSTILE)
  await expect(card).toContainText('Ecommerce with admin dashboard')
  await expect(card).toContainText(WORN)
  const link = card.getByRole('link', { name: 'Open it as they saw it' })
  await expect(link).toHaveAttribute('href', `/your-name?${SEEN.brand}`)

  const device = card.getByRole('img')
  await expect(device).toBeVisible()
  expect(await device.evaluate((element) => getComputedStyle(element).getPropertyValue('--worn-solid'))).toBe(
    WORN,
  )
  const names = await device.locator('[data-brand="name"]').allTextContents()
  expect([...new Set(names)]).toEqual([HOSTILE])
  const [inCard, screen] = [await card.boundingBox(), await device.boundingBox()]
  expect((screen?.x ?? 0) + (screen?.width ?? 0)).toBeLessThanOrEqual((inCard?.x ?? 0) + (inCard?.width ?? 0))
})

test('an enquiry without a name and a colour shows no such card', async ({ page, inbox }) => {
  const number = await inbox.enquire()
  await page.goto(`/inbox/e/${number}`)
  await expect(page.getByText('We sell beads in Gqeberha.').last()).toBeVisible()
  await expect(page.getByRole('region', { name: 'As they saw it' })).toHaveCount(0)
})

test('in a conversation it is behind its button, as the plan is', async ({ page, inbox }) => {
  const number = await inbox.enquire(SEEN)
  const { version } = await inbox.detail(number)
  await inbox.owner.ask('POST', `enquiries/${number}/facts`, {
    version,
    fact: { kind: 'called', way: 'telephone', words: 'Spoke to them.' },
  })
  await page.goto(`/inbox/e/${number}`)
  const button = page.getByRole('button', { name: /^As they saw it/ })
  await expect(button).toBeVisible()
  const card = page.getByRole('region', { name: 'As they saw it' })
  await expect(card).toBeHidden()
  const drawing = page.waitForRequest(/SeenProduct\S*\.js/)
  await button.click()
  await drawing
  await expect(card.getByRole('img')).toBeVisible()
})

test('where the screen cannot be loaded the words stand alone', async ({ page, inbox }) => {
  const number = await inbox.enquire(SEEN)
  await page.route(/SeenProduct/, (route) => route.abort())
  const away = page.waitForEvent('requestfailed', (request) => /SeenProduct/.test(request.url()))
  await page.goto(`/inbox/e/${number}`)
  await away
  const card = page.getByRole('region', { name: 'As they saw it' })
  await expect(card).toContainText(HOSTILE)
  await expect(card.getByRole('img')).toHaveCount(0)
})
