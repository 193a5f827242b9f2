import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

test('amounts keep their comma, and a cell with a semicolon is quoted', () => {
  expect(csvText(['price', 'name'], [['690,00', 'Throw; sage']])).toBe(
    '\ufeffprice;name\r\n690,00;"Throw; sage"',
  )
})

test('no cell is worked out as a formula', () => {
  const typed = ['=1+1', '+27821234567', '@SUM(A1)', '-2', '\t=1']
  const [, ...lines] = csvText(
    ['name'],
    typed.map((cell) => [cell]),
  ).split('\r\n')
  expect(lines.map((line) => line.replace(/^"/, '').slice(0, 2))).toEqual(["'=", "'+", "'@", "'-", "'\t"])
})
