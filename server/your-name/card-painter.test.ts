import { afterEach, expect, test } from 'vitest'
import { createDrawingThread } from '../http/threads/drawing-thread.ts'
import { TaskTimeoutError, type WorkerThread } from '../http/threads/worker-thread.ts'
import { createCardPainter } from './card-painter.ts'
import { CARD } from './fixture-card.ts'

let thread: WorkerThread
afterEach(() => thread.close())

test('a card that takes too long is given up without saying its name, and the next one gets its turn', async () => {
  thread = createDrawingThread({ timeoutMs: 1 })
  const painter = createCardPainter(thread)
  const failure = await painter.paint(CARD).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TaskTimeoutError)
  expect(String(failure)).not.toContain('Thandi')
  await expect(painter.paint(CARD)).rejects.toThrow('paintCard took more than 1 ms')
})
