import { defineConfig } from 'vitest/config'

const TESTS = '{domain,server,site,scenes,proof,bin,docs}/**/*.test.{ts,tsx}'
/** They keep both processors busy, or wait by the product's own clocks of a second: alone, one after the other. */
const UNDER_LOAD = [
  'server/attacks/**/*.test.ts',
  'server/storage/postgres/**/*.test.ts',
  'server/outbox/postgres-outbox.test.ts',
  'server/serve*.test.ts',
  'bin/start.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: [
      'server/storage/testing/postgres-global-setup.ts',
      'server/storage/firebase/emulator/global-setup.ts',
    ],
    outputFile: { json: './test-results/vitest.json' },
    // Most of what takes long waits for another process.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'beside each other',
          ...{ include: [TESTS], exclude: ['**/node_modules/**', ...UNDER_LOAD] },
          ...{ testTimeout: 30_000, maxWorkers: 2, sequence: { groupOrder: 0 } },
        },
      },
      {
        test: {
          name: 'alone',
          include: UNDER_LOAD,
          ...{ testTimeout: 30_000, maxWorkers: 1, retry: 1, sequence: { groupOrder: 1 } },
        },
      },
    ],
  },
})
