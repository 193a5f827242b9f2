import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A task that records its start and ends when `end` is called. */
function slowWork(begun: Array<string>, name: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name) }
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))
const limits = { atOnce: 1, waiting: 10, perOwner: 4 }

test('owners take turns: an owner with one task waits for one of an owner with many', async () => {
  const queue = createFairQueue(limits)
  const begun: Array<string> = []
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']
  await Promise.all(
    names.map((name) =>
      queue.run(name.charAt(0), async () => {
        begun.push(name)
        await turnOfTheLoop()
      }),
    ),
  )
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4'])
})

test('an owner at the limit is refused at once, the others are not', async () => {
  const queue = createFairQueue(limits)
  const slow = slowWork([], 'slow')
  const taken = Array.from({ length: 4 }, () => queue.run('a', slow.work))
  expect(await queue.run('a', slow.work)).toEqual({ full: 'owner' })
  const other = queue.run('b', async () => 'done')
  slow.end()
  expect(await other).toEqual({ result: 'done' })
  await Promise.all(taken)
  expect(await queue.run('a', async () => 'again')).toEqual({ result: 'again' })
})

test('when the queue is full everybody is refused until there is room', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 2, perOwner: 2 })
  const slow = slowWork([], 'slow')
  const taken = ['a', 'b', 'c'].map((owner) => queue.run(owner, slow.work))
  expect(await queue.run('d', slow.work)).toEqual({ full: 'all' })
  slow.end()
  await Promise.all(taken)
  expect(await queue.run('d', async () => 'done')).toEqual({ result: 'done' })
})

test('when it is full, the last task of the owner with the most gives its place to an owner with fewer', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 4, perOwner: 4 })
  const begun: Array<string> = []
  const first = slowWork(begun, 'a1')
  const run = (name: string) => queue.run(name.charAt(0), async () => begun.push(name))
  const running = queue.run('a', first.work)
  const [b1, b2, b3, c1] = ['b1', 'b2', 'b3', 'c1'].map(run)
  const d1 = run('d1')
  expect(await b3).toEqual({ full: 'all' })
  const c2 = run('c2') // would have as many as b
  expect(await c2).toEqual({ full: 'all' })
  first.end()
  await Promise.all([running, b1, b2, c1, d1])
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'b2'])
  expect(await run('b4')).toMatchObject({ result: 6 }) // what gave up its place no longer counts
})

test('a single task that takes very long, as the first of a thread does, makes nobody lose patience', async () => {
  let nowMs = 0
  const queue = createFairQueue({ atOnce: 1, waiting: 100, perOwner: 1, patienceMs: 8_000 }, () => nowMs)
  const take = (ms: number) =>
    queue.run('a', async () => {
      nowMs += ms
    })
  await take(1_800)
  const slow = slowWork([], 'slow')
  const all = Array.from({ length: 100 }, (_, at) => queue.run(`visitor ${at}`, slow.work))
  slow.end()
  expect(await Promise.all(all)).toEqual(Array(100).fill({ result: 'slow' }))
})

test('whoever would wait longer than they have patience is refused at once, and an owner with fewer tasks is not', async () => {
  let nowMs = 0
  const queue = createFairQueue({ atOnce: 1, waiting: 100, perOwner: 10, patienceMs: 8_000 }, () => nowMs)
  // Each of many tasks takes two seconds.
  for (let count = 0; count < 50; count += 1)
    await queue.run('a', async () => {
      nowMs += 2_000
    })
  const slow = slowWork([], 'slow')
  const taken = Array.from({ length: 6 }, () => queue.run('a', slow.work)) // one runs, five wait
  expect(await queue.run('a', slow.work)).toEqual({ full: 'all' })
  const other = queue.run('b', async () => 'done') // after one of a's
  slow.end()
  expect(await other).toEqual({ result: 'done' })
  expect(await Promise.all(taken)).toHaveLength(6)
  // Nobody waits: whatever tasks took, the next one is tried.
  expect(await queue.run('a', async () => 'again')).toEqual({ result: 'again' })
})

test('a task cancelled while it waits is never started, and frees its place', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1, perOwner: 1 })
  const begun: Array<string> = []
  const first = slowWork(begun, 'first')
  const gone = new AbortController()
  const running = queue.run('a', first.work)
  const waiting = queue.run('b', slowWork(begun, 'second').work, gone.signal)
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  const third = queue.run('b', async () => 'third')
  first.end()
  expect(await Promise.all([running, third])).toEqual([{ result: 'first' }, { result: 'third' }])
  expect(begun).toEqual(['first'])
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
