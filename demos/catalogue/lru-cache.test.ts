import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('the least recently used value is evicted', () => {
  const created: Array<string> = []
  const cache = new LruCache<string>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    const create = () => {
      created.push(key)
      return key
    }
    expect(cache.getOrCreate(key, create)).toBe(key)
  }
  expect(created).toEqual(['a', 'b', 'c', 'b'])
})
