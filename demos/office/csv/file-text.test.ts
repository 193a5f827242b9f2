import { expect, test } from 'vitest'
import { fileText, MAX_CSV_BYTES } from './file-text.ts'

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
