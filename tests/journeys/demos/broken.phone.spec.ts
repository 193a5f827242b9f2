import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { axeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

test('a page whose part did not come says so, and comes when it is loaded again', async ({ page }) => {
  await page.route('**/_astro/NumbersScreen*.js', (route) => route.abort())
  await page.goto(officeAddresses.numbers)
  await expect(page.getByRole('alert').getByRole('heading', { name: 'This page broke' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.unroute('**/_astro/NumbersScreen*.js')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page broke')
  await expect(page.getByRole('heading', { name: 'Sales by day' })).toBeVisible()
})

test('a shop that was spoilt by hand starts again and says so', async ({ page }) => {
  await page.goto(storeAddresses.basket)
  await expect(page.getByText('It carries well, but it is empty')).toBeVisible()
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kiaat-demo')
      opening.onsuccess = () => resolve(opening.result)
    })
    const writing = database.transaction('parts', 'readwrite')
    writing.objectStore('parts').put({ count: 1, value: [{ number: 'many' }] }, 'orders')
    await new Promise((resolve) => {
      writing.oncomplete = resolve
    })
    database.close()
  })
  await page.goto(officeAddresses.orders)
  await expect(page.getByText('1042').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'About this demo' })).toContainText(
    'could not be read',
  )
})
