import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const TESTS = '{domain,server,site,scenes,proof,bin,docs}/**/*.test.{ts,tsx}'
/** They keep both processors busy: alone, one after the other. */
const UNDER_LOAD = ['bin/start.test.ts']

export default defineConfig({
  test: {
    globalSetup: [
      'server/storage/testing/postgres-global-setup.ts',
      'server/storage/firebase/emulator/global-setup.ts',
    ],
    outputFile: { json: './test-results/vitest.json' },
    // What Node compiled of our programs, for the next process that a test starts: it takes a third of the time.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node-compile', import.meta.url)) },
    // However busy the machine is: a test waits for what happens, and never fails by a clock.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // One thread for many files: each would otherwise load the whole server again. What a file changes it puts back.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'beside each other',
          ...{ include: [TESTS], exclude: ['**/node_modules/**', ...UNDER_LOAD] },
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: UNDER_LOAD,
          ...{ maxWorkers: 1, retry: 1, sequence: { groupOrder: 1 } },
        },
      },
    ],
  },
})
