import { afterEach, expect, test } from 'vitest'
import { TaskTimeoutError } from '../../http/threads/worker-thread.ts'
import { EXAMPLE_B, sheetOf } from './fixture-sheet.ts'
import { createPrinter, type Printer } from './printer.ts'

const sheet = sheetOf(EXAMPLE_B)
let printer: Printer
afterEach(() => printer.close())

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString()

test('a sheet that takes too long is given up, and the next one gets its turn', async () => {
  printer = createPrinter({ timeoutMs: 1 })
  await expect(printer.print(sheet)).rejects.toThrow(TaskTimeoutError)
  await expect(printer.print(sheet)).rejects.toThrow('renderSheet took more than 1 ms')
})

test('a sheet that cannot be drawn takes nothing with it', async () => {
  printer = createPrinter({ timeoutMs: 20_000 })
  await expect(printer.print({ ...sheet, madeAt: 'never' })).rejects.toThrow()
  expect(headOf(await printer.print(sheet))).toBe('%PDF-')
})
