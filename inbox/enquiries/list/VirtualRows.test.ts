import { describe, expect, it } from 'vitest'
import { listItems, sectionsOf } from './VirtualRows.tsx'

const row = (number: number, group: string) => ({ number, group })

describe('a virtual list', () => {
  it('omits the count of the last group while more of it may be loaded', () => {
    const headings = listItems([row(1, 'Late'), row(2, 'Today')], 500).filter(
      ({ kind }) => kind === 'heading',
    )
    expect(headings).toEqual([
      { kind: 'heading', group: 'Late', count: '1', occurrence: 1 },
      { kind: 'heading', group: 'Today', count: null, occurrence: 1 },
    ])
  })

  it('gives each part of an interrupted group a heading of its own', () => {
    const items = listItems([row(1, 'Today'), row(2, 'Not delivered'), row(3, 'Today')], 3)
    const headings = items.flatMap((item) => (item.kind === 'heading' ? [[item.group, item.occurrence]] : []))
    expect(headings).toEqual([
      ['Today', 1],
      ['Not delivered', 1],
      ['Today', 2],
    ])
  })

  it('marks a capped total with +, and then counts no groups', () => {
    const counts = (rows: Parameters<typeof listItems>[0]) =>
      listItems(rows, 10_000, true).flatMap((item) => (item.kind === 'heading' ? [item.count] : []))
    expect(counts([row(1, 'Won')])).toEqual(['10\u00a0000+'])
    expect(counts([row(1, 'In names'), row(2, 'In notes')])).toEqual([null, null])
  })

  it('is split at its headings, even if it begins within a group', () => {
    const sections = sectionsOf(['b', 'H2', 'c', 'd', 'H3'], (item) => item.startsWith('H'))
    expect(sections).toEqual([
      { heading: null, rows: ['b'] },
      { heading: 'H2', rows: ['c', 'd'] },
      { heading: 'H3', rows: [] },
    ])
  })
})
