import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A task that records its start and ends when `end` is called. */
function slowWork(started: Array<string>, name: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = () => {
    started.push(name)
    return promise
  }
  return { work, end: () => resolve(name) }
}

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

test('an owner at the limit is refused at once, the others are not', async () => {
  const queue = createFairQueue(limits)
  const slow = slowWork([], 'slow')
  const running = Array.from({ length: 4 }, () => queue.run('a', slow.work))
  expect(await queue.run('a', slow.work)).toEqual({ full: 'owner' })
  const other = queue.run('b', async () => 'done')
  slow.end()
  expect(await other).toEqual({ result: 'done' })
  await Promise.all(running)
  expect(await queue.run('a', async () => 'again')).toEqual({ result: 'again' })
})

test('a full queue refuses all owners until there is room', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 2, perOwner: 2 })
  const slow = slowWork([], 'slow')
  const running = ['a', 'b', 'c'].map((owner) => queue.run(owner, slow.work))
  expect(await queue.run('d', slow.work)).toEqual({ full: 'all' })
  slow.end()
  await Promise.all(running)
  expect(await queue.run('d', async () => 'done')).toEqual({ result: 'done' })
})

test('a task cancelled while it waits is never started, and frees its place', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1, perOwner: 1 })
  const started: Array<string> = []
  const first = slowWork(started, 'first')
  const aborter = new AbortController()
  const running = queue.run('a', first.work)
  const waiting = queue.run('b', slowWork(started, 'second').work, aborter.signal)
  aborter.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  const third = queue.run('b', async () => 'third')
  first.end()
  expect(await Promise.all([running, third])).toEqual([{ result: 'first' }, { result: 'third' }])
  expect(started).toEqual(['first'])
})

test('a task cancelled beforehand is not started either', async () => {
  const queue = createFairQueue(limits)
  await expect(queue.run('a', async () => 'done', AbortSignal.abort(new Error('gone')))).rejects.toThrow(
    'gone',
  )
  expect(await queue.run('a', async () => 'done')).toEqual({ result: 'done' })
})

test('after a task that fails the next one starts', async () => {
  const queue = createFairQueue(limits)
  const failing = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ result: 'done' })
})

test('sequential tasks of one owner are never refused', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 0, perOwner: 1 })
  for (let n = 0; n < 500; n += 1) expect(await queue.run('a', async () => n)).toEqual({ result: n })
})
