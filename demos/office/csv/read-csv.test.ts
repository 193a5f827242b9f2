import { expect, test } from 'vitest'
import { currentProduct } from '../../shop/current-product.ts'
import { after, OWNER, seededState } from '../../shop/shop.fixture.ts'
import { CSV_COLUMNS, csvRowsOf } from './columns.ts'
import { fileText, MAX_CSV_BYTES, readCsv } from './read-csv.ts'
import { csvText } from './write-csv.ts'

const ignoreProgress = () => {}

test('lines with a different product name are counted, and names do not change', () => {
  const text = 'sku;name;price\n00001-2;Teak table;2500,00\n00002-1;Linen throw;690,00\n'
  expect(readCsv(seededState(), text, ignoreProgress)).toMatchObject({
    checked: { unchangedCount: 1, otherNameCount: 1 },
  })
})

test('a name that looks like a formula is unchanged after export and import', () => {
  const edit = { name: '=Throw;-1' }
  const state = after(seededState(), OWNER, { do: 'edit products', numbers: [2], edit })
  const product = currentProduct(state, 2)
  const file = csvText(CSV_COLUMNS, product ? csvRowsOf(state, product) : [])
  expect(file).toContain(`"'=Throw;'-1"`)
  expect(readCsv(state, file, ignoreProgress)).toEqual({
    checked: expect.objectContaining({ changes: [], faults: [], otherNameCount: 0 }),
  })
})

test('line numbers count empty lines and lines within a cell, as in a text editor', () => {
  const text = 'sku,name,price\n\n00001-2,"Side\ntable",2450\nxyz,Throw,1\n'
  expect(readCsv(seededState(), text, ignoreProgress)).toMatchObject({
    checked: { faults: [{ line: 5, cell: 'xyz' }] },
  })
})

test.for([
  'sep=;\r\nsku;price\r\n00001-2;2500,00\r\nxyz;1\r\n',
  '"sep=,"\nsku,name,price\n00001-2,"Side; table",2500\nxyz,;;;,1\n',
])('the separator may be named by Excel’s optional first line: %j', (text) => {
  expect(readCsv(seededState(), text, ignoreProgress)).toMatchObject({
    checked: { changes: [{ sku: '00001-2', priceCents: 250_000 }], faults: [{ line: 4, cell: 'xyz' }] },
  })
})

test('progress is reported at each tenth', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `${String(index + 1).padStart(5, '0')}-1;1`)
  const reported: Array<number> = []
  readCsv(seededState(), ['sku;low stock', ...lines].join('\n'), ({ read }) => reported.push(read))
  expect(reported).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200])
})

test('a file without a sku column, or with only a header line, is refused', () => {
  expect(readCsv(seededState(), 'a,b\n1,2', ignoreProgress)).toEqual({
    fault: expect.stringContaining('called sku'),
  })
  expect(readCsv(seededState(), 'sku,price\n', ignoreProgress)).toEqual({
    fault: expect.stringContaining('only a first line'),
  })
})

test('a file of more than 20 000 lines is refused', () => {
  const text = `sku;price\n${'00001-1;1\n'.repeat(20_001)}`
  expect(readCsv(seededState(), text, ignoreProgress)).toEqual({ fault: expect.stringContaining('20 000') })
})

test('an overlong line is refused before it is parsed', () => {
  expect(readCsv(seededState(), `sku;price\n${'"'.repeat(1_000_000)}`, ignoreProgress)).toEqual({
    fault: expect.stringMatching(/^Line 2 has more than 10\u00a0000 characters/),
  })
})

test('an unclosed quotation mark is a fault of the line where it is opened', () => {
  const text = `sku;price\n00001-2;2500,00\n"00002-1;1\n${'00003-1;1\n'.repeat(19_000)}`
  expect(readCsv(seededState(), text, ignoreProgress)).toMatchObject({
    checked: {
      changes: [{ sku: '00001-2' }],
      faults: [{ line: 3, cell: '00002-1;1', problem: expect.stringContaining('not closed') }],
    },
  })
})

test('a column or sku named like a property of every object is unknown', () => {
  const text = 'sku;__proto__;price\n__proto__;x;1\nconstructor;x;1\n'
  expect(readCsv(seededState(), text, ignoreProgress)).toMatchObject({
    checked: { changes: [], faults: [{}, {}] },
  })
})

const bytes = (...values: ReadonlyArray<number>) => Uint8Array.of(...values)

test('a text file is read as UTF-8, otherwise as Windows-1252', () => {
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
] as const)('a file that is %s is refused with a reason', ([, file, words]) => {
  expect(fileText('a.xlsx', file)).toEqual({ fault: expect.stringContaining(words) })
})
