import { officeAddresses } from '../../../demos/addresses.ts'
import { axeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { buy, LINEN_THROW, storedShop, takeToBasket } from './shop-steps.ts'

test.use({ serviceWorkers: 'block' })

test('a failed script, full storage and disabled storage are reported, and the shop sells all the same', async ({
  page,
}) => {
  await test.step('a page whose script failed to load says so, and works after a reload', async () => {
    await page.route('**/_astro/NumbersScreen*.js', (route) => route.abort())
    await page.goto(officeAddresses.numbers)
    await expect(page.getByRole('alert').getByRole('heading', { name: 'This page broke' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.unroute('**/_astro/NumbersScreen*.js')
    await page.getByRole('button', { name: 'Load it again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page broke')
    await expect(page.getByRole('heading', { name: 'Sales by day' })).toBeVisible()
  })

  await test.step('full storage is reported, and nothing is lost', async () => {
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
    expect((await storedShop(page)).basket.lines[0]?.quantity).toBe(1)
  })

  await test.step('disabled storage is reported, and a product can be bought', async () => {
    await page.addInitScript(() => Reflect.defineProperty(globalThis, 'indexedDB', { value: undefined }))
    await page.goto(LINEN_THROW)
    await expect(
      page.getByText(/^This browser keeps nothing: your shop lasts until you close this tab/),
    ).toBeVisible()
    await buy(page)
  })
})
