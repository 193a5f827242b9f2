import { expect, test } from 'vitest'
import {
  joinExtras,
  limitedParams,
  QUERY_MAX_CHARS,
  requestedExtras,
  splitExtras,
  TRUNCATED_NOTICE,
} from './plan-query.ts'

const filled = (beginning: string, chars: number) => beginning + 'x'.repeat(chars - beginning.length)

test('a query of the maximum length is read completely', () => {
  const query = filled('need=website&utm_source=', QUERY_MAX_CHARS)
  expect(limitedParams(query).toString()).toBe(query)
})

test.each([
  ['need=website&units=12', ['need', 'units']],
  ['need=website&units=123', ['need']],
])('only parameters that end within the maximum length are read: %s', (end, expected) => {
  const query = `${filled('utm_source=', QUERY_MAX_CHARS - 'need=website&units=12'.length - 1)}&${end}`
  expect([...limitedParams(`${query}&payer=person`).keys()]).toEqual([
    'utm_source',
    ...expected,
    TRUNCATED_NOTICE,
  ])
})

test('an overlong single parameter is ignored', () => {
  expect(limitedParams('months=36'.padEnd(QUERY_MAX_CHARS + 1, '0')).toString()).toBe(
    `${TRUNCATED_NOTICE}=yes`,
  )
})

const extrasOf = (query: string) => joinExtras(requestedExtras(new URLSearchParams(query)))

test('the extras of a query are those of a list, of boxes and of number fields, in order', () => {
  expect(extrasOf('extras-payments-extra=2&extras=whatsapp&months=3&extras=offline,import')).toBe(
    'payments-extra:2,whatsapp,offline,import',
  )
})

test('a quantity that is empty or zero requests nothing', () => {
  expect(extrasOf('extras-language=0&extras-copywriting=&extras=&extras-import= 00 ')).toBe('')
})

test('empty entries and spaces are skipped, invalid quantities are kept for a note', () => {
  expect(extrasOf('extras=import, ,whatsapp,&extras-language=two')).toBe('import,whatsapp,language:two')
})

test('a written list is read back: quantity 1 is the key alone, 0 is left out', () => {
  const list = 'import,language:4,copywriting:1:2'
  expect(joinExtras(splitExtras(list))).toBe(list)
  expect(joinExtras([{ key: 'import', quantity: 0 }])).toBe('')
  expect(joinExtras([{ key: 'import', quantity: '1' }])).toBe('import')
})
