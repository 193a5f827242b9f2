import { parentPort } from 'node:worker_threads'
import type { PlanSheet } from './plan-sheet.ts'
import { renderSheet } from './render-sheet.ts'

// A failure ends the thread, which printer.ts hears; the next sheet gets a new one.
parentPort?.on('message', async (sheet: PlanSheet) => {
  parentPort?.postMessage(await renderSheet(sheet))
})
