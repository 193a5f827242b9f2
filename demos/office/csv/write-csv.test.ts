import { expect, test } from 'vitest'
import { HOSTILE_CELLS, HOSTILE_PARTS } from '../../../domain/inbox/export/hostile-cells.fixture.ts'
import { csvText } from './write-csv.ts'

test('amounts keep their comma, and a cell with a semicolon is quoted', () => {
  expect(csvText(['price', 'name'], [['690,00', 'Throw; sage']])).toBe(
    '\ufeffprice;name\r\n690,00;"Throw; sage"',
  )
})

test('no cell is a formula, whatever separator a spreadsheet uses', () => {
  const hostileCells = [...HOSTILE_CELLS, ...HOSTILE_PARTS.map(([cell]) => cell)]
  const text = csvText(
    ['name', 'suburb'],
    hostileCells.map((cell) => [cell, 'Melville']),
  )
  const parts = text.split(/[,;\t|\r\n\u0085\u2028，；｜]/).map((part) => part.normalize('NFKC'))
  expect(parts.filter((part) => /^[\s\p{Cf}"“”]*[=+\-@−]/u.test(part))).toEqual([])
})
