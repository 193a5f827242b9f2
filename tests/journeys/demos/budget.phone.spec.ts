import { storeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import { countBytes } from '../count-bytes.ts'
import { expect, SHARP, test } from '../fixtures.ts'
import { layoutShift } from '../layout-shift.ts'
import { showInterest } from './shop-steps.ts'

const FIRST_VIEW_MAX_BYTES = 100 * 1024
const WHOLE_VISIT_MAX_BYTES = 400 * 1024
const MOST_SHIFT = 0.02
const product = productOf(4)
const PRODUCT = storeAddresses.product(4, product?.slug ?? '')
const ASLEEP = 'astro-island[ssr]'

test.use({ deviceScaleFactor: SHARP })

for (const address of [storeAddresses.home, storeAddresses.collection('baskets'), PRODUCT]) {
  test(`the first view of ${address} costs at most 100 KB and no file of script, and nothing moves when it wakes`, async ({
    page,
  }) => {
    const wire = await countBytes(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(wire.total(), wire.list()).toBeLessThanOrEqual(FIRST_VIEW_MAX_BYTES)
    expect(wire.of('Script'), wire.list()).toBe(0)
    await showInterest(page)
    await page.waitForLoadState('networkidle')
    expect(wire.total(), wire.list()).toBeLessThanOrEqual(WHOLE_VISIT_MAX_BYTES)
    expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT)
  })
}

test('what is pressed before the page woke is done', async ({ page }) => {
  await page.goto(PRODUCT, { waitUntil: 'networkidle' })
  await expect(page.locator(ASLEEP)).toHaveCount(1)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('dialog', { name: 'In your basket' })).toBeVisible()
})
