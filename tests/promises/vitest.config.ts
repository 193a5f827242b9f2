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
    // Longer than any scenario takes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Only scenarios that measure no times run concurrently.
    maxConcurrency: 3,
  },
})
