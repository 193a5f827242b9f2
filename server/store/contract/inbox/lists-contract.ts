import { describe, expect, test } from 'vitest'
import { sampleContact, sampleLead } from '../../../../domain/enquiry/samples/enquiries.ts'
import {
  countDueBefore,
  countOfList,
  type ListCursor,
  type PageQuery,
  pageOfList,
} from '../../sql/inbox/lists.ts'
import { HOUR_MS, type InboxTools, inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

export function listsContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  /** Seven, of which the third and the fifth came at one moment; 2 and 3 are Pieter's. */
  const opened = async () => {
    const tools = await open()
    for (const at of [1, 2, 3, 4, 5, 6, 7])
      await tools.store.add(sampleContact(at, { dateSent: NOON + (at === 5 ? 3 : at) * HOUR_MS }))
    for (const number of [2, 3]) await tools.append(number, { kind: 'given', to: 'pieter' })
    return tools
  }

  describe('a list', () => {
    test.each([
      ['due', [1, 2, 3, 5, 4, 6, 7]],
      ['oldest', [1, 2, 3, 5, 4, 6, 7]],
      ['newest', [7, 6, 4, 5, 3, 2, 1]],
    ] as const)('by %s gives each once, page by page, whatever the size of a page', async (sort, order) => {
      const tools = await opened()
      for (const limit of [1, 2, 3, 7, 50])
        expect(await numbersOf(tools, { list: 'needs', sort, limit })).toEqual(order)
    })

    test('is narrowed by who has it, by nobody, and by the time of the last word', async () => {
      const tools = await opened()
      const base = { list: 'needs', sort: 'due', limit: 2 } as const
      expect(await numbersOf(tools, { ...base, assignee: 'pieter' })).toEqual([2, 3])
      expect(await numbersOf(tools, { ...base, assignee: null })).toEqual([1, 5, 4, 6, 7])
      expect(await numbersOf(tools, { ...base, assignee: "' OR 1 = 1" })).toEqual([])
      const period = { fromMs: NOON + 2 * HOUR_MS, untilMs: NOON + 4 * HOUR_MS }
      expect(await numbersOf(tools, { ...base, ...period })).toEqual([2, 3, 5])
      expect(await numbersOf(tools, { ...base, ...period, assignee: null, sort: 'newest' })).toEqual([5])
      const count = (filter: Partial<PageQuery>) =>
        tools.read((tx) => countOfList(tx, { list: 'needs', ...filter }))
      expect(await count({})).toEqual({ total: 7, isCapped: false })
      expect(await count({ assignee: null })).toEqual({ total: 5, isCapped: false })
      expect(await count({ assignee: 'pieter', ...period })).toEqual({ total: 2, isCapped: false })
    })

    test('is narrowed by what it is about: a product, or a category of the contact form', async () => {
      const tools = await opened()
      for (const at of [8, 9]) await tools.store.add(sampleLead(at))
      await tools.append(9, { kind: 'given', to: 'pieter' })
      const base = { list: 'needs', sort: 'newest', limit: 1, topic: 'ai-chatbot' } as const
      expect(await numbersOf(tools, base)).toEqual([9, 8])
      expect(await numbersOf(tools, { ...base, sort: 'due', assignee: 'pieter' })).toEqual([9])
      expect(await numbersOf(tools, { ...base, topic: 'Web development', assignee: 'pieter' })).toEqual([
        3, 2,
      ])
      expect(await numbersOf(tools, { ...base, topic: 'church-app' })).toEqual([])
      expect(await tools.read((tx) => countOfList(tx, { list: 'needs', topic: 'ai-chatbot' }))).toEqual({
        total: 2,
        isCapped: false,
      })
    })

    test('goes on where it was, though what was shown has left it', async () => {
      const tools = await opened()
      const first = await tools.read((tx) => pageOfList(tx, { list: 'needs', sort: 'due', limit: 3 }))
      for (const { number } of first.rows)
        await tools.append(number, { kind: 'status', from: 'new', to: 'won' })
      const after = first.next ?? undefined
      const second = await tools.read((tx) => pageOfList(tx, { list: 'needs', sort: 'due', limit: 3, after }))
      expect(second.rows.map(({ number }) => number)).toEqual([5, 4, 6])
      expect(await numbersOf(tools, { list: 'won', sort: 'newest', limit: 2 })).toEqual([3, 2, 1])
    })

    test('counts what is due before a moment', async () => {
      const { read } = await opened()
      expect(await read((tx) => countDueBefore(tx, NOON + 12 * HOUR_MS))).toBe(2)
      expect(await read((tx) => countDueBefore(tx, NOON + 12 * HOUR_MS + 1))).toBe(4)
    })
  })
}

async function numbersOf({ read }: InboxTools, query: PageQuery): Promise<Array<number>> {
  const numbers: Array<number> = []
  let after: ListCursor | undefined
  do {
    const page = await read((tx) => pageOfList(tx, { ...query, after }))
    expect(page.rows.length).toBeLessThanOrEqual(query.limit)
    numbers.push(...page.rows.map(({ number }) => number))
    after = page.next ?? undefined
  } while (after)
  return numbers
}
