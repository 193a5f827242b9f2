import { afterEach, expect, test } from 'vitest'
import { LONG_MS } from '../../fixture-timeouts.ts'
import { createDrawingThread } from '../../http/threads/drawing-thread.ts'
import { TaskTimeoutError, type WorkerThread } from '../../http/threads/worker-thread.ts'
import { EXAMPLE_B, sheetOf } from './fixture-sheet.ts'
import { createPrinter } from './printer.ts'

const sheet = sheetOf(EXAMPLE_B)
let thread: WorkerThread
afterEach(() => thread.close())

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString()

test('a sheet that takes too long is given up, and the next one gets its turn', async () => {
  thread = createDrawingThread({ timeoutMs: 1 })
  const printer = createPrinter(thread)
  await expect(printer.print(sheet)).rejects.toThrow(TaskTimeoutError)
  await expect(printer.print(sheet)).rejects.toThrow('renderSheet took more than 1 ms')
})

test('a sheet that cannot be drawn takes nothing with it', async () => {
  thread = createDrawingThread({ timeoutMs: LONG_MS })
  const printer = createPrinter(thread)
  await expect(printer.print({ ...sheet, madeAt: 'never' })).rejects.toThrow()
  expect(headOf(await printer.print(sheet))).toBe('%PDF-')
})
