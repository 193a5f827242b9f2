import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('what was asked for lately is not made again, what was not is forgotten', () => {
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
