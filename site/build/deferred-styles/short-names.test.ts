import { expect, test } from 'vitest'
import { withShortNames } from './short-names.ts'

test('a class has the same short name in the styles and in the page, and no other has it', () => {
  const page =
    '<style>._bar_uaqgp_9{top:0}._bar_x1y2z_9 ._isOpen_uaqgp_12:after{top:0}.wrap{top:0}</style><p class="wrap _bar_uaqgp_9 _isOpen_uaqgp_12">'
  expect(withShortNames(page)).toBe(
    '<style>._0{top:0}._1 ._2:after{top:0}.wrap{top:0}</style><p class="wrap _0 _2">',
  )
})

test('a page with an island is refused', () => {
  expect(() => withShortNames('<astro-island></astro-island>')).toThrow('island')
})
