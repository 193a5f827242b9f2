import { afterEach, expect, test } from 'vitest'
import { EXAMPLE_B, sheetOf } from './fixture-sheet.ts'
import { createPrinter, type Printer, PrinterBusyError } from './printer.ts'

const sheet = sheetOf(EXAMPLE_B)
let printer: Printer
afterEach(() => printer.close())

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString()

test('more sheets than may wait are refused at once; the others come, and then there is room again', async () => {
  printer = createPrinter({ atOnce: 1, waiting: 1, timeoutMs: 20_000, perThread: 40 })
  const printed = [printer.print(sheet), printer.print(sheet)]
  await expect(printer.print(sheet)).rejects.toThrow(PrinterBusyError)

  expect((await Promise.all(printed)).map(headOf)).toEqual(['%PDF-', '%PDF-'])
  expect(headOf(await printer.print(sheet))).toBe('%PDF-')
})

test('a sheet that takes too long is given up, and the next one gets its turn', async () => {
  printer = createPrinter({ atOnce: 1, waiting: 1, timeoutMs: 1, perThread: 40 })
  await expect(printer.print(sheet)).rejects.toThrow(PrinterBusyError)
  await expect(printer.print(sheet)).rejects.toThrow('A sheet took too long to draw')
})

test('a sheet that cannot be drawn takes nothing with it', async () => {
  printer = createPrinter({ atOnce: 1, waiting: 1, timeoutMs: 20_000, perThread: 40 })
  await expect(printer.print({ ...sheet, madeAt: 'never' })).rejects.toThrow()
  expect(headOf(await printer.print(sheet))).toBe('%PDF-')
})

test('a thread that has drawn its share is replaced, and nobody notices', async () => {
  printer = createPrinter({ atOnce: 1, waiting: 1, timeoutMs: 20_000, perThread: 1 })
  const printed = [printer.print(sheet), printer.print(sheet)]
  expect((await Promise.all(printed)).map(headOf)).toEqual(['%PDF-', '%PDF-'])
})
