import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { buy, FIRST_ORDER, kept, LINEN_THROW, takeToBasket } from './shop-steps.ts'

test('a browser that keeps nothing says so, and sells all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await page.goto(LINEN_THROW)
  await expect(
    page.getByText(/^This browser keeps nothing: your shop lasts until you close this tab/),
  ).toBeVisible()
  await buy(page)
})

test('a browser that is full in the middle says so, and nothing that was done is lost', async ({ page }) => {
  await page.goto(LINEN_THROW)
  await takeToBasket(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: /^One Linen throw more/ }).click()
  await expect(page.getByText(/^This browser is full: /)).toBeVisible()
  await expect(page.getByText('Linen throw: 2 now.')).toBeVisible()
  expect((await kept(page)).basket.lines[0]?.quantity).toBe(1)
})

test('a shop of newer code is left as it is, and the older page offers to load it', async ({ page }) => {
  await page.goto('/about-us')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('kiaat-demo', 99)
        opening.onsuccess = () => resolve(opening.result.close())
      }),
  )
  await page.goto(storeAddresses.basket)
  await expect(page.getByText('The shop was updated.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load it.' })).toBeVisible()
  const [database] = await page.evaluate(() => indexedDB.databases())
  expect(database?.version).toBe(99)
})

test('whatever year the clock says, the shop opens on that day', async ({ page }) => {
  for (const day of ['1999-12-31', '2041-06-05']) {
    await page.clock.setFixedTime(new Date(`${day}T20:00:00+02:00`))
    await page.goto(officeAddresses.orders)
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click()
    const begun = async () => new Date((await kept(page)).beganAt).toISOString().slice(0, 10)
    await expect.poll(begun).toBe(day)
    await expect(page.getByText(day === '1999-12-31' ? /31 December/ : /5 June/).first()).toBeVisible()
    const { orders } = await kept(page)
    expect(orders.every(({ steps }) => (steps.at(-1)?.at ?? 0) <= Date.parse(`${day}T20:00:00+02:00`))).toBe(
      true,
    )
    await expect(page.getByRole('link', { name: String(FIRST_ORDER - 1) })).toBeVisible()
  }
})
