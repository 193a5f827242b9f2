import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import { variantsOf } from '../../../demos/catalogue/variants.ts'
import { MAX_LINES } from '../../../demos/shop/basket.ts'
import { expect } from '../fixtures.ts'
import { test } from './shop-page.ts'
import { FIRST_ORDER, goTo, goToPayment, payButton, storedShop } from './shop-steps.ts'

/** The invoice of a table and a throw, in the initial data. */
const SEEDED_ORDER = 1042

test('an invoice prints on A4 with the screen’s texts and totals, without its buttons, and a long one repeats its headings', async ({
  page,
}) => {
  await test.step('an invoice with two products has one page, from the office and from the shop', async () => {
    for (const address of [officeAddresses.invoice(SEEDED_ORDER), storeAddresses.invoice(SEEDED_ORDER)]) {
      await page.goto(address)
      await storedShop(page)
      const { title, language, isTagged, pages } = await printToPdf(page)
      expect({ title, language, isTagged }).toEqual({
        title: `Tax invoice ${SEEDED_ORDER}, Kiaat & Co`,
        language: 'en-ZA',
        isTagged: true,
      })
      expect(pages).toHaveLength(1)
      const { size, text = '', tags = '' } = pages[0] ?? {}
      expect(size).toEqual([595, 842])
      for (const words of [
        'Tax invoice',
        'Nomsa Dlamini',
        'Linen throw, Sage stripe',
        '690,00',
        '3 260,00',
        '425,22',
      ])
        expect(text, address).toContain(words)
      for (const words of ['Print or save', 'Start again', 'Basket', 'Orders'])
        expect(text, address).not.toContain(words)
      for (const role of ['H1', 'Table', 'TR', 'TH', 'TD'])
        expect(tags, address).toContain(`"role":"${role}"`)
    }
  })

  await test.step('an invoice with a full basket has several pages, each with the headings, and the total below its last rows', async () => {
    await page.evaluate(storeBasket, fullBasket())
    await page.goto(storeAddresses.basket)
    await goToPayment(page)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: /^Thank you/, level: 1 })).toBeVisible()
    await goTo(page, storeAddresses.invoice(FIRST_ORDER))
    const { pages } = await printToPdf(page)
    expect(pages.length).toBeGreaterThan(1)
    const skus = fullBasket().map(({ sku }) => sku)
    const rows = pages.map(({ text }) => skus.filter((sku) => text.includes(sku)))
    expect(rows.flat()).toEqual(skus)
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`${index + 1} / ${pages.length}`)
      if (rows[index]?.length) expect(text).toContain('Incl. VAT')
    }
    const withTotal = pages.flatMap(({ text }, index) => (text.includes('Total, paid') ? [index] : []))
    expect(withTotal).toHaveLength(1)
    expect(rows[withTotal[0] ?? -1]).not.toEqual([])
  })
})

/** Presses the print button, and reads the PDF that the print dialog would save. */
async function printToPdf(page: Page) {
  await page.evaluate(() => {
    delete document.documentElement.dataset.printed
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save the invoice' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const pdf = await getDocumentProxy(
    Uint8Array.from(await page.pdf({ preferCSSPageSize: true, tagged: true })),
  )
  const { info } = await pdf.getMetadata()
  const metadata = new Map(Object.entries(info))
  const pages = []
  for (let no = 1; no <= pdf.numPages; no += 1) {
    const sheet = await pdf.getPage(no)
    const { items } = await sheet.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    pages.push({
      size: sheet.view.slice(2).map((points) => Math.round(Number(points))),
      text: text.replaceAll('\u00a0', ' '),
      tags: JSON.stringify(await sheet.getStructTree()),
    })
  }
  return {
    title: metadata.get('Title'),
    language: metadata.get('Language'),
    isTagged: (await pdf.getMarkInfo())?.Marked,
    pages,
  }
}

/** One each of the first products with enough stock. */
function fullBasket(): Array<{ sku: string; quantity: number; seenCents: number }> {
  const lines = []
  for (let number = 6; lines.length < MAX_LINES; number += 1) {
    const product = productOf(number)
    const variant = product && variantsOf(product).find(({ initialStock }) => initialStock[0] > 2)
    if (variant) lines.push({ sku: variant.sku, quantity: 1, seenCents: variant.priceCents })
  }
  return lines
}

/** In the page: replaces the stored lines of the basket. */
async function storeBasket(lines: ReturnType<typeof fullBasket>): Promise<void> {
  const opening = indexedDB.open('kiaat-demo')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const transaction = opening.result.transaction('shop', 'readwrite')
  const shop = transaction.objectStore('shop')
  const reading = shop.get('now')
  reading.onsuccess = () => {
    reading.result.state.basket.lines = lines
    shop.put(reading.result, 'now')
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  opening.result.close()
}
