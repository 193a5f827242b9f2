import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

function watched(isTTY: boolean) {
  const written: Array<string> = []
  const clock = { ms: 0 }
  const progress = showProgress({ isTTY, write: (text) => written.push(text) }, () => clock.ms)
  return { written, clock, progress }
}

test('a terminal sees a bar, at most ten times a second, which is gone at the end', () => {
  const { written, clock, progress } = watched(true)
  for (let index = 1; index <= 50; index += 1) {
    clock.ms = index * 4
    progress.step('put back', 100)
  }
  progress.done()
  expect(written).toEqual([
    '\r\u001b[2K[######..................] 25 of 100 put back',
    '\r\u001b[2K[############............] 50 of 100 put back',
    '\r\u001b[2K',
  ])
})

test('a file gets a plain line every five seconds, and none for short work', () => {
  const { written, clock, progress } = watched(false)
  for (const ms of [1_000, 4_999, 5_000, 6_000, 10_000]) {
    clock.ms = ms
    progress.step('read')
  }
  progress.step('written', 5)
  progress.done()
  expect(written).toEqual(['3 read\n', '5 read\n'])
})
