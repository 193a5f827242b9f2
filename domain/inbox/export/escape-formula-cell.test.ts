import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormulaCell } from './escape-formula-cell.ts'
import { HOSTILE_CELLS, HOSTILE_PARTS } from './hostile-cells.fixture.ts'

test.each(HOSTILE_CELLS)('%j begins no formula', (text) => {
  const cell = escapeFormulaCell(text)
  expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
  expect(cell).toMatch(/^\s*'/)
})

test.each(HOSTILE_PARTS)('%j begins no formula after a separator either', (typed, guarded) => {
  expect(escapeFormulaCell(typed)).toBe(guarded)
})

test.each([
  'Nomvula Khoza',
  'a=b',
  '3 - 2',
  'O’Brien',
  '"Thank you"',
  '083 555 0142',
  '',
  '(+27) 83',
  '1=1',
  'Khoza, Nomvula',
  'a; b=c',
  'Anna =1+1',
  'Thandi: -2',
  '👨‍👩‍👧 Khoza',
])('%j stays as it is', (text) => {
  expect(escapeFormulaCell(text)).toBe(text)
})

test('wherever a program splits a text, no part begins like a formula, and what was written is still there', () => {
  const mark = fc.stringMatching(/^[\s"'=+\-@＝,;|；]{0,6}$/)
  const anyText = fc.tuple(mark, fc.string({ unit: 'binary' }), mark, fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join('')
      const cell = escapeFormulaCell(text)
      expect(cell).not.toMatch(/^[\t\r\n]/)
      expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      for (const part of cell.split(/[,;\t|\r\n，；｜]/))
        expect(part.normalize('NFKC').replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@]/)
    }),
    { numRuns: 1_000 },
  )
})

test('spaces and quotes alone are no formula, however many', () => {
  const text = ` "'`.repeat(40_000)
  expect(escapeFormulaCell(text)).toBe(text)
  expect(escapeFormulaCell(`${text}=`)).toBe(`'${text}=`)
})

test('characters that nobody sees are no formula, however many', () => {
  const text = '\u200b\u0001\u3164 '.repeat(40_000)
  expect(escapeFormulaCell(text)).toBe(text)
})

test('separators alone are no formula, however many', () => {
  const text = ' ;\t,"'.repeat(40_000)
  expect(escapeFormulaCell(`Bob${text}`)).toBe(`Bob${text}`)
})
