import { expect, test } from 'vitest'
import type { Bench, BenchRow } from './bench.ts'
import { measureAll, selectBenches } from './measure-all.ts'
import { boundsOf, tableOf } from './table.ts'

const ROW: BenchRow = {
  id: 'home-brotli',
  what: 'home page, brotli',
  ours: '20 000/s',
  theirs: 'nginx 25 000/s',
  figure: '0.80',
  goal: 'at least 0.70',
  isMet: true,
  boundBy: 'writing to the socket.',
}
const bench = (id: string, measure: Bench['measure']): Bench => ({ id, measure })
const home = bench('home', async () => [ROW])
const broken = bench('broken', async () => {
  throw new Error('This needs nginx.')
})

test('a bench that cannot be measured is said, and the others are measured all the same', async () => {
  const said: Array<string> = []
  const { rows, failures } = await measureAll([broken, home], (line) => said.push(line))
  expect(rows).toEqual([ROW])
  expect(failures).toEqual(['broken was not measured: This needs nginx.'])
  expect(said).toEqual(['Measuring broken …', 'Measuring home …'])
})

test('benches are chosen by name, and an unknown name is told those there are', () => {
  expect(selectBenches([home, broken], null)).toEqual([home, broken])
  expect(selectBenches([home, broken], 'broken')).toEqual([broken])
  expect(() => selectBenches([home, broken], 'home,fast')).toThrow('fast: there are home, broken')
})

test('the table says what was missed, and each row what bounds it', () => {
  const table = tableOf([ROW, { ...ROW, theirs: null, isMet: false }])
  expect(table).toMatch(/nginx 25 000\/s +0\.80 +at least 0\.70 +met$/m)
  expect(table).toMatch(/– +0\.80 +at least 0\.70 +MISSED$/m)
  expect(boundsOf([ROW])).toEqual(['home page, brotli: writing to the socket.'])
})
