import { expect, test } from 'vitest'
import { counted, ordinal, percent, pluralised } from './wording.ts'

test('one is singular; none and several are plural', () => {
  expect([0, 1, 9_800].map((count) => counted(count, 'page'))).toEqual([
    '0 pages',
    '1 page',
    '9\u00a0800 pages',
  ])
  expect([1, 3].map((count) => pluralised(count, 'new enquiry'))).toEqual(['new enquiry', 'new enquiries'])
  expect(pluralised(2, 'working day')).toBe('working days')
})

test('ordinals end in st, nd, rd or th', () => {
  expect([1, 2, 3, 11, 12, 13, 21, 22, 23, 24, 36].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 11th 12th 13th 21st 22nd 23rd 24th 36th',
  )
})

test('a hundred basis points are one per cent', () => {
  expect([1_500, 12_000, 750].map(percent)).toEqual(['15%', '120%', '7,5%'])
})
