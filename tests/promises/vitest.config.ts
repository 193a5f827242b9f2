import { defineConfig } from 'vitest/config'
import { COMPILED_ENV } from '../../ops/setup/server-process.mjs'
import { FigureTable } from './figure-table.ts'

export default defineConfig({
  test: {
    include: ['tests/promises/promises.ts'],
    env: COMPILED_ENV,
    reporters: ['verbose', 'json', new FigureTable()],
    outputFile: { json: 'test-results/promises.json' },
    disableConsoleIntercept: true,
    hideSkippedTests: true,
    // No scenario takes as long: one that hangs is missed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Scenarios that only count share the processors.
    maxConcurrency: 3,
  },
})
