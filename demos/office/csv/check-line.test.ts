import { expect, test } from 'vitest'
import { COLOUR_NAMES } from '../../catalogue/colours.ts'
import { productOf } from '../../catalogue/products.ts'
import { after, OWNER, seededState } from '../../shop/shop.fixture.ts'
import { type CsvContext, readCsvLine } from './check-line.ts'
import { CSV_COLUMNS, csvDelimiter, csvHeading, csvRowsOf } from './columns.ts'

function contextOf(...names: ReadonlyArray<string>): CsvContext {
  const heading = csvHeading(names)
  if ('fault' in heading) throw new Error(heading.fault)
  return { state: seededState(), heading, lineBySku: new Map(), delimiter: ';' }
}
const fullContext = () => contextOf('sku', 'price', 'maboneng', 'woodstock', 'umhlanga', 'low stock')

test('a line with the current values changes nothing', () => {
  expect(readCsvLine(fullContext(), ['00001-2', '2450,00', '2', '2', '1', '2'], 2)).toEqual({ kind: 'same' })
  expect(readCsvLine(fullContext(), ['00001-2', '', '', '', '', ''], 2)).toEqual({ kind: 'same' })
})

test('a line’s result names only the values that change', () => {
  expect(readCsvLine(fullContext(), ['00001-2', 'R 2 500,00', '2', '4', '1', '3'], 2)).toEqual({
    kind: 'change',
    change: { sku: '00001-2', priceCents: 250_000, stock: [2, 4, 1], lowStockThreshold: 3 },
  })
  const shuffled = contextOf('stock_umhlanga', 'SKU')
  expect(readCsvLine(shuffled, ['5', '00001-2'], 2)).toMatchObject({ change: { stock: [2, 2, 5] } })
})

test.for([
  ['price', 'R 69O,00', 'A letter O in place of a zero', 'Write 690,00'],
  ['price', '2450.5', 'Ends after one place', 'Write 2450,50'],
  ['price', 'on request', 'Not an amount in rand', 'Write it like 2450,00'],
  [
    'price',
    '0,00',
    'A price is at least R 1,00, in whole cents',
    'Write a price between R\u00a01,00 and R 1 000 000,00',
  ],
  ['umhlanga', '-3', 'Stock cannot be negative', 'Write 0, or count the shelf'],
  ['umhlanga', '1,5', 'Not a whole number of pieces', 'Write a number like 12'],
  ['colour', 'Marigold', 'No such colour in the shop', 'One of sixteen: Salt, Oat, Sand …'],
  ['low stock', 'few', 'Not a low-stock level', 'Write a whole number from 0 to 999'],
] as const)('%s %s: %s', ([column, cell, problem, fix]) => {
  const columns = column === 'colour' ? ['sku', 'price', column] : ['sku', column]
  const cells = column === 'colour' ? ['00002-1', '', cell] : ['00002-1', cell]
  expect(readCsvLine(contextOf(...columns), cells, 212)).toEqual({
    kind: 'fault',
    fault: { line: 212, column, cell, problem, fix },
  })
})

test('a duplicate or unknown number is a fault of its line', () => {
  const context = contextOf('sku', 'price')
  readCsvLine(context, ['00002-1', '690,00'], 2998)
  expect(readCsvLine(context, ['00002-1', '690,00'], 3004)).toMatchObject({
    fault: {
      line: 3004,
      column: 'sku',
      problem: 'The same number as line 2998',
      fix: 'Give each variant its own number',
    },
  })
  expect(readCsvLine(context, ['99999-1', '1'], 5)).toMatchObject({
    fault: { problem: 'No such product in the shop' },
  })
  expect(readCsvLine(context, ['throw', '1'], 6)).toMatchObject({
    fault: { problem: 'Not a number of a variant' },
  })
})

test('a different product name is reported and ignored', () => {
  const readNamed = (name: string, price: string) =>
    readCsvLine(contextOf('sku', 'name', 'price'), ['00002-1', name, price], 2)
  expect(readNamed('Linen throw', '690,00')).toEqual({ kind: 'same' })
  expect(readNamed('Flax throw', '690,00')).toEqual({ kind: 'same', hasOtherName: true })
  expect(readNamed('Flax throw', '700,00')).toEqual({
    kind: 'change',
    change: { sku: '00002-1', priceCents: 70_000 },
    hasOtherName: true,
  })
})

test('an empty name is a fault, shown as “(empty)”', () => {
  expect(readCsvLine(contextOf('sku', 'name', 'price'), ['00002-1', ' ', '1'], 7730)).toMatchObject({
    fault: { column: 'name', cell: '(empty)', problem: 'A product needs a name' },
  })
})

test('a decimal comma in a comma-separated file is reported as a fault', () => {
  const context: CsvContext = { ...contextOf('sku', 'price'), delimiter: ',' }
  const cells = ['00002-1', '690', '00']
  expect(readCsvLine(context, cells, 9)).toMatchObject({
    fault: {
      column: 'all',
      cell: '00002-1,690,00',
      problem: '3 cells, where the heading has 2',
      fix: 'Put amounts with a comma into quotes, or part cells by semicolons',
    },
  })
  expect(readCsvLine({ ...context, delimiter: ';' }, cells, 9)).toMatchObject({
    fault: { cell: '00002-1;690;00', fix: 'Remove the cells after the last column' },
  })
})

test('a colour may have the name that the shop’s pages show', () => {
  for (const colour of ['sage', 'Sage stripe'])
    expect(readCsvLine(contextOf('sku', 'colour', 'price'), ['00002-1', colour, '690,00'], 2)).toEqual({
      kind: 'same',
    })
})

test('the header line gives the separator, and missing columns are reported', () => {
  expect(['sku;price;low stock', 'sku,price', 'sku\tprice'].map(csvDelimiter)).toEqual([';', ',', '\t'])
  expect(csvHeading(['\uFEFFSKU', 'Price', 'Note'])).toEqual({
    columnIndexes: { sku: 0, price: 1 },
    width: 3,
    unknownColumns: ['Note'],
  })
  expect(csvHeading(['number', 'price'])).toHaveProperty('fault')
  expect(csvHeading(['sku', 'name'])).toHaveProperty('fault')
  expect(csvHeading(['sku', 'price', 'Price'])).toHaveProperty('fault')
})

test('a column is recognised despite invisible characters, and unknown columns are reported', () => {
  expect(csvHeading(['\u200bsku', 'pri\u00adce', 'low\u00a0stock', ''])).toEqual({
    columnIndexes: { sku: 0, price: 1, 'low stock': 2 },
    width: 4,
    unknownColumns: [],
  })
  expect(csvHeading(['sku', 'prise', 'Price (R)', 'umhlanga'])).toMatchObject({
    unknownColumns: ['prise', 'Price (R)'],
  })
  expect(csvHeading(['sku', 'Price (R)'])).toEqual({
    fault: expect.stringMatching(/^There is nothing to change: .* “Price \(R\)” is none of them\.$/),
  })
})

test('empty cells after the last column are ignored', () => {
  const context = contextOf('sku', 'price')
  expect(readCsvLine(context, ['00002-1', '690,00', '', ' '], 2)).toEqual({ kind: 'same' })
  expect(readCsvLine(context, ['00003-1', '690,00', '', 'x'], 3)).toMatchObject({ kind: 'fault' })
})

test('an exported file is imported without a change', () => {
  const state = after(seededState(), OWNER, {
    do: 'edit products',
    numbers: [2],
    edit: { lowStockThresholds: [1, 2, 3] },
  })
  const context: CsvContext = { ...contextOf(...CSV_COLUMNS), state }
  for (const number of [1, 2, 77, 5_000]) {
    const product = productOf(number)
    for (const row of product ? csvRowsOf(state, product) : [])
      expect(readCsvLine(context, row, 2), row.join(';')).toEqual({ kind: 'same' })
  }
})

test('there are sixteen colours, as the fix of an unknown colour says', () => {
  expect(COLOUR_NAMES).toHaveLength(16)
})
