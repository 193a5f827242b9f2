import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { seedState } from '../../../shop/seed.ts'
import { KIAAT } from '../../../shop-brand.ts'
import { invoiceFacts } from '../invoice-facts.ts'
import { invoicePdf } from './invoice-pdf.ts'

const NOON = new Date('2027-03-02T14:00:00Z')
const order = seedState(NOON).orders.find(({ number }) => number === 1042)

async function read() {
  if (!order) throw new Error('The shop begins with 1042')
  const document = await getDocumentProxy(invoicePdf(invoiceFacts(order, KIAAT)))
  return { document, page: await document.getPage(1) }
}

test('the PDF holds the words and sums of the invoice, with their no-break spaces', async () => {
  const { page } = await read()
  const { items } = await page.getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join('|')
  for (const text of [
    'Tax invoice',
    'Nomsa Dlamini',
    'Linen throw, Sage stripe',
    '3 260,00',
    '425,22',
    '319,57',
  ])
    expect(words.replaceAll('\u00a0', ' ')).toContain(text)
})

test('the PDF says its language and title, and its tags hold a table with headings', async () => {
  const { document, page } = await read()
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: 'Tax invoice 1042, Kiaat & Co', Language: 'en-ZA' })
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  const tree = JSON.stringify(await page.getStructTree())
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`)
})
