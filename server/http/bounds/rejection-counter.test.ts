import { expect, test } from 'vitest'
import { createRejectionCounter } from './rejection-counter.ts'

test('many refusals are logged after a while as one line with a count for each reason, and counted anew', async () => {
  const lines: Array<object> = []
  const { promise: logged, resolve } = Promise.withResolvers<void>()
  const { countRejection, flush } = createRejectionCounter((fields) => {
    lines.push(fields)
    resolve()
  }, 1)
  for (let n = 0; n < 500; n += 1) countRejection('pages, of one address')
  countRejection('forms, of all together')
  expect(lines).toEqual([])
  await logged
  countRejection('pages, of one address')
  flush()
  expect(lines).toEqual([
    { reason: 'pages, of one address', count: 500 },
    { reason: 'forms, of all together', count: 1 },
    { reason: 'pages, of one address', count: 1 },
  ])
})
