import { expect, test } from 'vitest'
import { allProducts } from '../../catalogue/products.ts'
import { variantsOf } from '../../catalogue/variants.ts'
import { currentProduct } from '../../shop/current-product.ts'
import { after, OWNER, seededState } from '../../shop/shop.fixture.ts'
import { CSV_COLUMNS, csvRowsOut } from './columns.ts'
import { fileText, MAX_CSV_BYTES, readCsv } from './read-csv.ts'
import { csvText } from './write-csv.ts'

const silent = () => {}

test('valid lines are imported although others are not', () => {
  const text = 'sku;price\r\n00001-2;2500,00\r\n00002-1;690,00\r\n00003-1;R 69O,00\r\n'
  const result = readCsv(seededState(), text, silent)
  expect(result).toMatchObject({
    found: {
      same: 1,
      changes: [{ sku: '00001-2', priceCents: 250_000 }],
      faults: [{ line: 4, column: 'price', says: 'R 69O,00' }],
    },
  })
})

test('of 10 000 lines the 200 invalid ones are named, the others are imported, and the import can be undone', () => {
  const skus = allProducts().flatMap((product) => variantsOf(product).map(({ sku }) => sku))
  const lines = skus
    .slice(0, 10_000)
    .map((sku, index) => `${sku};${index % 50 === 0 ? '123O,00' : '1234,00'}`)
  const result = readCsv(seededState(), ['sku;price', ...lines].join('\r\n'), silent)
  if ('fault' in result) throw new Error(result.fault)
  const { changes, faults } = result.found
  expect(faults.map(({ line }) => line)).toEqual(Array.from({ length: 200 }, (_, index) => 50 * index + 2))
  const brought = after(seededState(), OWNER, { do: 'bring in csv', file: 'stock.csv', rows: changes })
  const prices = Object.values(brought.edits).flatMap((edit) => Object.values(edit.prices ?? {}))
  expect(prices).toEqual(Array.from({ length: 9_800 }, () => 123_400))
  const undone = after(brought, OWNER, { do: 'undo', change: brought.lastChange.number })
  expect(undone.edits).toEqual({})
})

test('lines with a different product name are counted, and names do not change', () => {
  const text = 'sku;name;price\n00001-2;Teak table;2500,00\n00002-1;Linen throw;690,00\n'
  expect(readCsv(seededState(), text, silent)).toMatchObject({ found: { same: 1, otherNames: 1 } })
})

test('a name that looks like a formula is unchanged after export and import', () => {
  const edit = { name: '=Throw;-1' }
  const state = after(seededState(), OWNER, { do: 'edit products', numbers: [2], edit })
  const product = currentProduct(state, 2)
  const file = csvText(CSV_COLUMNS, product ? csvRowsOut(state, product) : [])
  expect(file).toContain(`"'=Throw;'-1"`)
  expect(readCsv(state, file, silent)).toEqual({
    found: expect.objectContaining({ changes: [], faults: [], otherNames: 0 }),
  })
})

test('a line is counted as an editor counts, after empty lines and cells of two lines', () => {
  const text = 'sku,name,price\n\n00001-2,"Side\ntable",2450\nxyz,Throw,1\n'
  expect(readCsv(seededState(), text, silent)).toMatchObject({
    found: { faults: [{ line: 5, says: 'xyz' }] },
  })
})

test('unknown columns are reported', () => {
  const text = 'sku;prise;umhlanga\n00001-2;2500,00;1\n'
  expect(readCsv(seededState(), text, silent)).toMatchObject({ found: { same: 1, unread: ['prise'] } })
})

test.for([
  'sep=;\r\nsku;price\r\n00001-2;2500,00\r\nxyz;1\r\n',
  '"sep=,"\nsku,name,price\n00001-2,"Side; table",2500\nxyz,;;;,1\n',
])('Excel’s own first line gives the separator, and is counted as a line: %j', (text) => {
  expect(readCsv(seededState(), text, silent)).toMatchObject({
    found: { changes: [{ sku: '00001-2', priceCents: 250_000 }], faults: [{ line: 4, says: 'xyz' }] },
  })
})

test('progress is reported at each tenth', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `${String(index + 1).padStart(5, '0')}-1;1`)
  const told: Array<number> = []
  readCsv(seededState(), ['sku;low stock', ...lines].join('\n'), ({ read }) => told.push(read))
  expect(told).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200])
})

test('a file without the right header line is refused in plain words', () => {
  expect(readCsv(seededState(), 'a,b\n1,2', silent)).toEqual({ fault: expect.stringContaining('called sku') })
  expect(readCsv(seededState(), 'sku,price\n', silent)).toEqual({
    fault: expect.stringContaining('only a first line'),
  })
})

test('more than 20 000 lines are refused before one is read', () => {
  const text = `sku;price\n${'00001-1;1\n'.repeat(20_001)}`
  expect(readCsv(seededState(), text, silent)).toEqual({ fault: expect.stringContaining('20 000') })
})

test('an overlong line is refused before it is parsed', () => {
  expect(readCsv(seededState(), `sku;price\n${'"'.repeat(1_000_000)}`, silent)).toEqual({
    fault: expect.stringMatching(/^Line 2 has more than 10\u00a0000 characters/),
  })
})

test('a quotation mark that is not closed is named with the line where it is opened', () => {
  const text = `sku;price\n00001-2;2500,00\n"00002-1;1\n${'00003-1;1\n'.repeat(19_000)}`
  expect(readCsv(seededState(), text, silent)).toMatchObject({
    found: {
      changes: [{ sku: '00001-2' }],
      faults: [{ line: 3, says: '00002-1;1', wrong: expect.stringContaining('not closed') }],
    },
  })
})

test('columns and numbers named like properties of every object are unknown', () => {
  const text = 'sku;__proto__;price\n__proto__;x;1\nconstructor;x;1\n'
  expect(readCsv(seededState(), text, silent)).toMatchObject({ found: { changes: [], faults: [{}, {}] } })
})

const bytes = (...values: ReadonlyArray<number>) => Uint8Array.of(...values)

test('a file of text is read, also one that Windows wrote', () => {
  expect(fileText('a.csv', new TextEncoder().encode('sku;é'))).toEqual({ text: 'sku;é' })
  expect(fileText('a.csv', bytes(0x73, 0xe9))).toEqual({ text: 'sé' })
})

test.for([
  ['empty', bytes(), 'is empty'],
  ['a workbook', bytes(0x50, 0x4b, 3, 4), 'is a workbook'],
  ['an old workbook', bytes(0xd0, 0xcf, 0x11), 'is a workbook'],
  ['UTF-16', bytes(0xff, 0xfe, 0x73, 0), 'is saved as UTF-16'],
  ['a picture', bytes(0x89, 0x50, 0, 1), 'is no CSV file'],
  ['too large', new Uint8Array(MAX_CSV_BYTES + 1).fill(0x61), 'is larger than 5 MB'],
] as const)('%s is answered in plain words', ([, file, words]) => {
  expect(fileText('a.xlsx', file)).toEqual({ fault: expect.stringContaining(words) })
})
