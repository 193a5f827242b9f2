import { describe, expect, test } from 'vitest'
import { joinExtras, requestedExtras, splitExtras } from './wanted-extras.ts'

const wanted = (query: string) => joinExtras(requestedExtras(new URLSearchParams(query)))

describe('the extras of a query', () => {
  test('are those of a list, of boxes and of number fields, in the order in which they stand', () => {
    expect(wanted('extras-payments-extra=2&extras=whatsapp&months=3&extras=offline,import')).toBe(
      'payments-extra:2,whatsapp,offline,import',
    )
  })

  test('a number of none, empty or zero, asks for nothing', () => {
    expect(wanted('extras-language=0&extras-copywriting=&extras=&extras-import= 00 ')).toBe('')
  })

  test('empty entries and spaces are passed over, what is no number is kept to be told', () => {
    expect(wanted('extras=import, ,whatsapp,&extras-language=two')).toBe('import,whatsapp,language:two')
  })
})

test('a list is written as it is read: one is the key alone, none is left out', () => {
  const list = 'import,language:4,copywriting:1:2'
  expect(joinExtras(splitExtras(list))).toBe(list)
  expect(joinExtras([{ key: 'import', quantity: 0 }])).toBe('')
  expect(joinExtras([{ key: 'import', quantity: '1' }])).toBe('import')
})
