import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const text = await readFile(new URL('accessibility.md', import.meta.url), 'utf8')
const rows = text.split('\n').filter((line) => /^\| \d\.\d/.test(line))
const levels = rows.map((row) => row.split(' | ')[1])

test('each of the 55 criteria of WCAG 2.2 at the levels A and AA has one verdict', () => {
  const numbers = rows.map((row) => /^\| (\d\.\d\.\d+) /.exec(row)?.[1])
  expect(new Set(numbers).size).toBe(55)
  expect(rows).toHaveLength(55)
  expect(levels.filter((level) => level === 'A')).toHaveLength(31)
  expect(levels.filter((level) => level === 'AA')).toHaveLength(24)
  for (const row of rows) expect(row).toMatch(/ \| (met|nothing there) \| [^|]+ \| [^|]+ \|$/)
})

test('every test that accessibility.md names exists', () => {
  const files = [...text.matchAll(/`([\w/.-]+\.(?:spec|test)\.ts)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(55)
  for (const file of new Set(files))
    expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true)
})
