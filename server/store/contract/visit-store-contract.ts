import { expect, test } from 'vitest'
import type { VisitCount, VisitStore } from '../../visits/visits.ts'
import { openForEachTest } from './open-for-each-test.ts'

/** Guarantees of every store of visits. @param open opens an empty store */
export function visitStoreContract(
  open: () => Promise<{ visits: VisitStore; close: () => Promise<void> }>,
): void {
  const opened = openForEachTest(open)

  test('counts are added for each day, page, kind and host separately, and read from a day on', async () => {
    const counts = [
      visit({ count: 2 }),
      visit({ day: '2026-11-22' }),
      visit({ page: '/about-us' }),
      visit({ kind: 'form-sent' }),
      visit({ referrerHost: 'münchen.example' }),
    ]
    await opened().visits.add(counts.slice(0, 3))
    await opened().visits.add(counts.slice(3))
    await opened().visits.add([visit({ count: 5 })])
    expect(await opened().visits.since('2000-01-01')).toEqual([
      visit({ kind: 'form-sent' }),
      visit({ count: 7 }),
      visit({ referrerHost: 'münchen.example' }),
      visit({ page: '/about-us' }),
      visit({ day: '2026-11-22' }),
    ])
    expect(await opened().visits.since('2026-11-22')).toEqual([visit({ day: '2026-11-22' })])
  })

  test('twenty servers that add at once, in any order, lose nothing', async () => {
    const pages = ['/', '/about-us', '/contact-us', '/our-work'].map((page) => visit({ page }))
    const bothOrders = [pages, pages.toReversed()]
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => opened().visits.add(bothOrders[index % 2] ?? [])),
    )
    expect((await opened().visits.since('2000-01-01')).map(({ count }) => count)).toEqual([20, 20, 20, 20])
  })

  test('a rejected batch adds nothing', async () => {
    await expect(opened().visits.add([visit(), visit({ page: '/x', count: 0 })])).rejects.toThrow()
    expect(await opened().visits.since('2000-01-01')).toEqual([])
  })
}

function visit(changes: Partial<VisitCount> = {}): VisitCount {
  return { day: '2026-11-21', page: '/', kind: 'page', referrerHost: '', count: 1, ...changes }
}
