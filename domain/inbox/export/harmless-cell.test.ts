import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessCell } from './harmless-cell.ts'
import { HOSTILE_CELLS } from './hostile-cells.fixture.ts'

test.each(HOSTILE_CELLS)('%j begins no formula', (text) => {
  expect(harmlessCell(text)).toBe(`'${text}`)
})

test.each(['Nomvula Khoza', 'a=b', '3 - 2', 'O’Brien', '"Thank you"', '083 555 0142', '', '(+27) 83', '1=1'])(
  '%j stays as it is',
  (text) => {
    expect(harmlessCell(text)).toBe(text)
  },
)

test('whatever the text, no cell begins like a formula, and what was written is still there', () => {
  const anyText = fc.tuple(fc.stringMatching(/^[\s"'=+\-@＝]{0,6}$/), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(anyText, ([start, rest]) => {
      const text = start + rest
      const cell = harmlessCell(text)
      expect(cell.normalize('NFKC')).not.toMatch(/^[=+\-@\t\r\n]/)
      expect(cell.endsWith(text)).toBe(true)
      expect(cell.replaceAll(/^[\s"]+/g, '').normalize('NFKC')).not.toMatch(/^[=+\-@]/)
    }),
    { numRuns: 1_000 },
  )
})

test('spaces and quotes alone are no formula, however many', () => {
  const text = ` "'`.repeat(40_000)
  expect(harmlessCell(text)).toBe(text)
  expect(harmlessCell(`${text}=`)).toBe(`'${text}=`)
})
