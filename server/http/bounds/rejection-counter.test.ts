import { expect, test } from 'vitest'
import { createRejectionCounter } from './rejection-counter.ts'

test('many refusals are logged as one line with a count for each reason', () => {
  const lines: Array<object> = []
  const { countRejection, flush } = createRejectionCounter((fields) => lines.push(fields))
  for (let n = 0; n < 500; n += 1) countRejection('pages, of one address')
  countRejection('forms, of all together')
  expect(lines).toEqual([])
  flush()
  expect(lines).toEqual([
    { reason: 'pages, of one address', count: 500 },
    { reason: 'forms, of all together', count: 1 },
  ])
})

test('a count starts again after it was logged', async () => {
  const lines: Array<object> = []
  const { promise: logged, resolve } = Promise.withResolvers<void>()
  const { countRejection, flush } = createRejectionCounter((fields) => {
    lines.push(fields)
    resolve()
  }, 1)
  countRejection('sheets, of one address')
  await logged
  flush()
  expect(lines).toEqual([{ reason: 'sheets, of one address', count: 1 }])
})
