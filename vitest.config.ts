import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { memoryFolder } from './tests/fixtures/memory-folder.ts'

const TESTS = '{ui,domain,inbox,server,site,pictures,ops,tests,docs,demos}/**/*.test.{ts,tsx}'
/** They change the user of their process. */
const IN_A_PROCESS_OF_ITS_OWN = ['server/private-folder.test.ts']
/** Run when something that they depend on changed, in CI and with `--all`: see SUITES in ops/setup/test-run/changes.mjs. */
const TESTS_OF_SUITES: Readonly<Record<string, ReadonlyArray<string>>> = {
  setup: [
    'ops/{dev,start}.test.ts',
    'ops/setup/{build,fail,install,lock,telemetry}.test.ts',
    'ops/setup/test-run/*.test.ts',
  ],
  postgres: [
    'server/store/postgres/*.test.ts',
    'server/inbox/lost-commit.test.ts',
    'server/backup/{to-postgres/move-to-postgres,export/moving-between-stores}.test.ts',
  ],
  firebase: ['server/store/firebase/*.test.ts', 'server/serve-firebase.test.ts'],
}
const SKIPPED_SUITES = (process.env.SKIPPED_SUITES ?? '').split(',')
const SKIPPED_TESTS = SKIPPED_SUITES.flatMap((suite) => TESTS_OF_SUITES[suite] ?? [])
/** Requests to the inbox that are answered from a store: on SQLite like all tests, and once more on PostgreSQL. */
const ON_BOTH_STORES = [
  'server/inbox/{audit,calls,enquiries,numbers,people,settings,website}/*.test.ts',
  'server/inbox/person/person.test.ts',
  'server/inbox/sign-in/{own-account,passkeys,sign-in}.test.ts',
  'server/inbox/{consents,export,subscribers}.test.ts',
]
/** They install and build, which keeps both processors busy. */
const ALONE = [
  'ops/{dev,start}.test.ts',
  'ops/release/owner-changes.test.ts',
  'server/website/site-builder.test.ts',
]

const inMemory = process.env.TMPDIR ? undefined : memoryFolder()

export default defineConfig({
  // For site/content.ts: selects the newest price list.
  define: { PRICE_LIST: JSON.stringify('9999-12-31') },
  resolve: { alias: { '@content': fileURLToPath(new URL('content', import.meta.url)) } },
  test: {
    globalSetup: [
      'server/store/testing/postgres-global-setup.ts',
      'server/store/firebase/emulator/global-setup.ts',
    ],
    outputFile: { json: './test-results/vitest.json' },
    env: {
      // Node's cache of compiled code: the next process that a test starts needs a third of the time.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node-compile', import.meta.url)),
      // Temporary files, including databases, are in memory.
      ...(inMemory && { TMPDIR: inMemory }),
    },
    // High, because the machine may be busy: only a test that waits in vain reaches them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // More than the usual two processors, because many tests wait for databases and clocks.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [TESTS],
          exclude: ['**/node_modules/**', ...IN_A_PROCESS_OF_ITS_OWN, ...ALONE, ...SKIPPED_TESTS],
          // With isolation each file would load the whole server anew. Without it, tests must undo their changes.
          pool: 'threads',
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'the inbox on PostgreSQL',
          include: SKIPPED_SUITES.includes('postgres') ? [] : ON_BOTH_STORES,
          setupFiles: 'server/store/testing/skip-without-postgres.ts',
          provide: { inboxStore: 'postgres' },
          pool: 'threads',
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'in a process of its own',
          include: IN_A_PROCESS_OF_ITS_OWN,
          pool: 'forks',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          exclude: ['**/node_modules/**', ...SKIPPED_TESTS],
          pool: 'forks',
          maxWorkers: 1,
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
