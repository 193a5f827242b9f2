import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))
const limits = { atOnce: 1, waiting: 10, perOwner: 4 }

test('owners take turns: one with a single task does not wait for all tasks of another', async () => {
  const queue = createFairQueue(limits)
  const started: Array<string> = []
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']
  await Promise.all(
    names.map((name) =>
      queue.run(name.charAt(0), async () => {
        started.push(name)
        await eventLoopTurn()
      }),
    ),
  )
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4'])
})

test('a task cancelled beforehand is not started', async () => {
  const queue = createFairQueue(limits)
  await expect(queue.run('a', async () => 'done', AbortSignal.abort(new Error('gone')))).rejects.toThrow(
    'gone',
  )
  expect(await queue.run('a', async () => 'done')).toEqual({ result: 'done' })
})
