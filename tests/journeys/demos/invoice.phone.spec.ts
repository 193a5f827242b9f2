import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import { variantsOf } from '../../../demos/catalogue/variants.ts'
import { MAX_LINES } from '../../../demos/shop/basket.ts'
import { expect, test } from '../fixtures.ts'
import { buy, FIRST_ORDER, goToPayment, kept, LINEN_THROW, payButton, showInterest } from './shop-steps.ts'

test('an invoice prints on one page of A4, with the words and sums of the screen and without its buttons', async ({
  page,
}) => {
  await page.goto(LINEN_THROW)
  await buy(page)
  for (const address of [storeAddresses.invoice(FIRST_ORDER), officeAddresses.invoice(FIRST_ORDER)]) {
    await page.goto(address)
    const { title, language, isTagged, pages } = await printed(page)
    expect({ title, language, isTagged }).toEqual({
      title: `Tax invoice ${FIRST_ORDER}, Kiaat & Co`,
      language: 'en-ZA',
      isTagged: true,
    })
    expect(pages).toHaveLength(1)
    const [{ size, text, tags } = never()] = pages
    expect(size).toEqual([595, 842])
    for (const words of [
      'Tax invoice',
      'Nomsa Dlamini',
      'Linen throw, Sage stripe',
      '690,00',
      '810,00',
      '105,65',
    ])
      expect(text, address).toContain(words)
    for (const words of ['Print or save', 'Start again', 'Basket', 'Orders'])
      expect(text, address).not.toContain(words)
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tags, address).toContain(`"role":"${role}"`)
  }
})

test('an invoice of as many products as a basket holds repeats its headings, and has rows above the total', async ({
  page,
}) => {
  await page.goto(storeAddresses.basket)
  await kept(page)
  await page.evaluate(putInBasket, fullBasket())
  await page.reload()
  await goToPayment(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: /^Thank you/, level: 1 })).toBeVisible()
  await page.goto(storeAddresses.invoice(FIRST_ORDER))
  const { pages } = await printed(page)
  expect(pages.length).toBeGreaterThan(1)
  const skus = fullBasket().map(({ sku }) => sku)
  const rows = pages.map(({ text }) => skus.filter((sku) => text.includes(sku)))
  expect(rows.flat()).toEqual(skus)
  for (const [at, { text }] of pages.entries()) {
    expect(text).toContain(`${at + 1} / ${pages.length}`)
    if (rows[at]?.length) expect(text).toContain('Incl. VAT')
  }
  const withTotal = pages.flatMap(({ text }, at) => (text.includes('Total, paid') ? [at] : []))
  expect(withTotal).toHaveLength(1)
  expect(rows[withTotal[0] ?? -1]).not.toEqual([])
})

/** Presses the button, and makes the PDF that the print dialog saves then. */
async function printed(page: Page) {
  await showInterest(page)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save the invoice' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const pdf = await getDocumentProxy(
    Uint8Array.from(await page.pdf({ preferCSSPageSize: true, tagged: true })),
  )
  const { info } = await pdf.getMetadata()
  const facts = new Map(Object.entries(info))
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
    title: facts.get('Title'),
    language: facts.get('Language'),
    isTagged: (await pdf.getMarkInfo())?.Marked,
    pages,
  }
}

/** One each of the first products of which there is enough. */
function fullBasket(): Array<{ sku: string; quantity: number; seenCents: number }> {
  const lines = []
  for (let number = 6; lines.length < MAX_LINES; number += 1) {
    const product = productOf(number)
    const variant = product && variantsOf(product).find(({ drawnStock }) => drawnStock[0] > 2)
    if (variant) lines.push({ sku: variant.sku, quantity: 1, seenCents: variant.priceCents })
  }
  return lines
}

/** In the page: what is stored as the basket’s lines. */
async function putInBasket(lines: ReturnType<typeof fullBasket>): Promise<void> {
  const opening = indexedDB.open('kiaat-demo')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const transaction = opening.result.transaction('parts', 'readwrite')
  const parts = transaction.objectStore('parts')
  const reading = parts.get('basket')
  reading.onsuccess = () => {
    reading.result.value.lines = lines
    parts.put(reading.result, 'basket')
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  opening.result.close()
}

function never(): never {
  throw new Error('Nothing was printed')
}
