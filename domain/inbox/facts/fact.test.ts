import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factData, factSchema, readFact } from './fact.ts'
import { arbitraryLog, logOf } from './facts.fixture.ts'

test('a fact comes back from its row as it was', () => {
  fc.assert(
    fc.property(arbitraryLog, (facts) => {
      for (const fact of facts) {
        const { id, at, by, kind } = fact
        const data: unknown = JSON.parse(JSON.stringify(factData(fact)))
        expect(readFact({ id, at, by, kind, data })).toEqual(fact)
      }
    }),
  )
})

test('what is no fact is refused', () => {
  const [fact] = logOf({ kind: 'note' })
  expect(factSchema.safeParse({ ...fact, kind: 'erased' }).success).toBe(false)
  expect(factSchema.safeParse({ ...fact, more: 1 }).success).toBe(false)
  expect(() => readFact({ id: 1, at: 0, by: null, kind: 'note', data: null })).toThrow()
})

test('what a row says in its columns counts, whatever its data holds', () => {
  const [fact] = logOf({ kind: 'note' })
  expect(readFact({ id: 7, at: 0, by: null, kind: 'note', data: { words: 'a', id: 1, by: 'b' } })).toEqual({
    ...fact,
    id: 7,
    at: 0,
    by: null,
    words: 'a',
  })
})
