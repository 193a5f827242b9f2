import { describe, expect, it } from 'vitest'
import { listItems, sectionsOf } from './VirtualRows.tsx'

const row = (number: number, group: string) => ({ number, group })

describe('a virtual list', () => {
  it('has a heading with its count before the first row of each group', () => {
    const items = listItems([row(1, 'Late'), row(2, 'Today'), row(3, 'Today')], 3)
    expect(
      items.map((item) => (item.kind === 'heading' ? `${item.group} ${item.count}` : item.place)),
    ).toEqual(['Late 1', 1, 'Today 2', 2, 3])
  })

  it('does not count a last group of which more may come', () => {
    const headings = listItems([row(1, 'Late'), row(2, 'Today')], 500).filter(
      ({ kind }) => kind === 'heading',
    )
    expect(headings).toEqual([
      { kind: 'heading', group: 'Late', count: '1', occurrence: 1 },
      { kind: 'heading', group: 'Today', count: null, occurrence: 1 },
    ])
  })

  it('gives a group that others cut in two a heading each, and tells them apart', () => {
    const items = listItems([row(1, 'Today'), row(2, 'Not delivered'), row(3, 'Today')], 3)
    const headings = items.flatMap((item) => (item.kind === 'heading' ? [[item.group, item.occurrence]] : []))
    expect(headings).toEqual([
      ['Today', 1],
      ['Not delivered', 1],
      ['Today', 2],
    ])
  })

  it('says of a count that was broken off that there are more, and counts no group of it', () => {
    const counts = (rows: Parameters<typeof listItems>[0]) =>
      listItems(rows, 10_000, true).flatMap((item) => (item.kind === 'heading' ? [item.count] : []))
    expect(counts([row(1, 'Won')])).toEqual(['10\u00a0000+'])
    expect(counts([row(1, 'In names'), row(2, 'In notes')])).toEqual([null, null])
  })

  it('is cut at its headings, also where it begins in the middle of a group', () => {
    const sections = sectionsOf(['b', 'H2', 'c', 'd', 'H3'], (item) => item.startsWith('H'))
    expect(sections).toEqual([
      { heading: null, rows: ['b'] },
      { heading: 'H2', rows: ['c', 'd'] },
      { heading: 'H3', rows: [] },
    ])
  })
})
