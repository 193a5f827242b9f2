import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,server,site,scenes,proof,bin}/**/*.test.{ts,tsx}'],
    globalSetup: [
      'server/storage/postgres-global-setup.ts',
      'server/storage/firebase/emulator/global-setup.ts',
    ],
    testTimeout: 30_000,
    // Most of what takes long waits for another process.
    maxWorkers: 2,
    outputFile: { json: './test-results/vitest.json' },
  },
})
