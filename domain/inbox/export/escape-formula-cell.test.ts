import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormulaCell } from './escape-formula-cell.ts'
import { HOSTILE_CELLS, HOSTILE_PARTS } from './hostile-cells.fixture.ts'

test.each(HOSTILE_CELLS)('%j is escaped', (text) => {
  const cell = escapeFormulaCell(text)
  expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
  expect(cell).toMatch(/^\s*'/)
})

test.each(HOSTILE_PARTS)('%j is escaped after a separator too', (typed, escaped) => {
  expect(escapeFormulaCell(typed)).toBe(escaped)
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

test('wherever a program splits a text, no part begins a formula, and the text is still complete', () => {
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

test.each([` "'`, '\u200b\u0001\u3164 ', 'Bob ;\t,"'])('any number of %j is not escaped', (repeated) => {
  const text = repeated.repeat(40_000)
  expect(escapeFormulaCell(text)).toBe(text)
})

test('a formula after any number of spaces and quotes is escaped', () => {
  const text = ` "'`.repeat(40_000)
  expect(escapeFormulaCell(`${text}=`)).toBe(`'${text}=`)
})
