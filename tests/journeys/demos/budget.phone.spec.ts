import { storeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import { countBytes } from '../count-bytes.ts'
import { expect, PHONE_PIXEL_RATIO } from '../fixtures.ts'
import { layoutShift } from '../layout-shift.ts'
import { forgetShop, test } from './shop-page.ts'
import { triggerHydration } from './shop-steps.ts'

const FIRST_VIEW_MAX_BYTES = 100 * 1024
const WHOLE_VISIT_MAX_BYTES = 400 * 1024
const MAX_SHIFT = 0.02
const product = productOf(4)
const PRODUCT = storeAddresses.product(4, product?.slug ?? '')

test.use({ deviceScaleFactor: PHONE_PIXEL_RATIO })

test('a first view costs at most 100 KB and no script file, hydration moves nothing, and a press before hydration is handled', async ({
  page,
  site,
}) => {
  for (const address of [storeAddresses.home, storeAddresses.collection('baskets'), PRODUCT]) {
    await forgetShop(page, site.url)
    const wire = await countBytes(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(wire.total(), wire.list()).toBeLessThanOrEqual(FIRST_VIEW_MAX_BYTES)
    expect(wire.of('Script'), wire.list()).toBe(0)
    if (address === PRODUCT) {
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.getByRole('dialog', { name: 'In your basket' })).toBeVisible()
    } else await triggerHydration(page)
    await page.waitForLoadState('networkidle')
    expect(wire.total(), wire.list()).toBeLessThanOrEqual(WHOLE_VISIT_MAX_BYTES)
    expect(await layoutShift(page), address).toBeLessThan(MAX_SHIFT)
    await wire.end()
  }
})
