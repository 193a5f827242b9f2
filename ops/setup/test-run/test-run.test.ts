import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../server/store/testing/temporary-folder.ts'
import { countPlaywright, countVitest } from './test-run.mjs'

const NODE_MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url))

const inFolder = temporaryFolder()
let directory = ''
beforeEach(async () => {
  directory = inFolder(randomUUID())
  await mkdir(directory)
  await symlink(NODE_MODULES, join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
})

const VITEST = `import { beforeAll, describe, expect, test } from 'vitest'\n`

test('a failed test of Vitest counts once by its name, at any depth, and a file that fails as a whole once', async () => {
  const report = await reportOf('vitest', ['run', '--config=vitest.config.js', '--reporter=json'], {
    'vitest.config.js': 'export default { test: { outputFile: "report.json" } }',
    'deep.test.js': `${VITEST}describe('a', () => describe('b', () => {
      test('fails', () => expect(1).toBe(2))
      test('passes', () => {})
      test.skip('is skipped', () => {})
    }))`,
    'not-loaded.test.js': `${VITEST}throw new Error('not loaded')`,
    'not-prepared.test.js': `${VITEST}describe('c', () => {
      beforeAll(() => { throw new Error('not prepared') })
      test('is never run', () => {})
    })`,
  })
  expect(countVitest(report)).toEqual({
    passed: 1,
    skipped: 2,
    flaky: [],
    failures: [
      expect.stringMatching(/deep\.test\.js › a b fails › AssertionError: expected 1 to be 2/),
      expect.stringMatching(/not-loaded\.test\.js › not loaded/),
      expect.stringMatching(/not-prepared\.test\.js/),
    ],
  })
})

test('a failed journey counts once by its name, and a file that cannot be loaded once', async () => {
  const PLAYWRIGHT = `import { expect, test } from '@playwright/test'\n`
  const report = await reportOf('playwright', ['test'], {
    'playwright.config.ts': `export default { reporter: [['json', { outputFile: 'report.json' }]] }`,
    'deep.spec.ts': `${PLAYWRIGHT}test.describe('a', () => test.describe('b', () => {
      test('fails', () => expect(1).toBe(2))
      test('passes', () => {})
      test.skip('is skipped', () => {})
    }))`,
  })
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    skipped: 1,
    flaky: [],
    failures: [expect.stringMatching(/^deep\.spec\.ts › a › b › fails › .*expect/)],
  })

  const broken = await reportOf('playwright', ['test'], { 'broken.spec.ts': `throw new Error('not loaded')` })
  expect(countPlaywright(broken).failures).toEqual([expect.stringMatching(/not loaded/)])
})

test('a journey that passes at a retry counts as passed, and is named with its first error', async () => {
  const report = await reportOf('playwright', ['test'], {
    'playwright.config.ts': `export default { retries: 1, reporter: [['json', { outputFile: 'report.json' }]] }`,
    'unsteady.spec.ts': `import { expect, test } from '@playwright/test'
      test("passes then", ({}, { retry }) => expect(retry).toBe(1))`,
  })
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    skipped: 0,
    flaky: [expect.stringMatching(/^unsteady\.spec\.ts › passes then › .*expect/)],
    failures: [],
  })
})

/** Runs a tool on files. @returns its report */
async function reportOf(tool: string, args: ReadonlyArray<string>, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text)
  const { VITEST: _ours, NODE_OPTIONS: _options, ...env } = process.env
  await promisify(execFile)(join(NODE_MODULES, '.bin', tool), args, { cwd: directory, env }).catch(
    () => {}, // the exit code is 1 because tests fail
  )
  return JSON.parse(await readFile(join(directory, 'report.json'), 'utf8'))
}
