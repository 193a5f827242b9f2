import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('recently used values are kept, the least recently used one is dropped', () => {
  const made: Array<string> = []
  const cache = new LruCache<string>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    const make = () => {
      made.push(key)
      return key
    }
    expect(cache.getOrCreate(key, make)).toBe(key)
  }
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
