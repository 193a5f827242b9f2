import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

// One flag holds for all threads: a thread that put it back left another, which started at the same time, unable to render a page.
test('a thread that may collect its garbage takes that from no other thread', async () => {
  await import('./collect-garbage.ts')
  expect(runInNewContext('typeof gc')).toBe('function')
})
