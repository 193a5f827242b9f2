import { expect, test } from 'vitest'
import type { MeasuredPage } from './kept-pages.ts'
import { missedTargets, tableOf } from './page-targets.ts'

const PAGE: MeasuredPage = {
  template: { path: '/', leftOut: {} },
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1_130,
  tbtMs: 0,
  cls: 0,
  bytes: 52_000,
  documentBytes: 13_400,
  firstViewBytes: 7_900,
  failed: [],
}
const KEPT = {
  '/': {
    performance: 100,
    lcpMs: 1_280,
    tbtMs: 0,
    cls: 0,
    bytes: 60_000,
    documentBytes: 17_700,
    firstViewBytes: 7_900,
    machine: '2 processors, load 0.1',
  },
}

test('a figure stands behind the one that was kept, and alone where it is the same or the first', () => {
  const table = tableOf([PAGE, { ...PAGE, template: { path: '/about-us', leftOut: {} } }], KEPT)
  const [, home = '', about = ''] = table.split('\n')
  expect(home).toContain('1.28 s → 1.13 s')
  expect(home).toContain('17.7 KB → 13.4 KB')
  expect(home).toMatch(/ {2}0 ms/)
  expect(about).not.toContain('→')
})

test('a late paint, blocking, a movement and a first view beyond the first flight are misses', () => {
  expect(missedTargets(PAGE)).toEqual([])
  const [miss = ''] = missedTargets({ ...PAGE, lcpMs: 1_201, tbtMs: 43, cls: 0.02, firstViewBytes: 14_601 })
  for (const figure of ['LCP 1201 ms', 'TBT 43 ms', 'CLS 0.0200', 'first view 14601 bytes'])
    expect(miss).toContain(figure)
})
