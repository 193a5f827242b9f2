import { execFile } from 'node:child_process'
import { parse } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../root.mjs'

/**
 * The existing files that differ from a commit, committed or not.
 *
 * @param {string} base a commit, or a branch: then the commit where this one left it
 */
export async function changedFiles(base) {
  const changed = await git('diff', '--merge-base', '--name-only', '--diff-filter=d', base)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...changed, ...added].sort()
}

/** Suites that few changes affect, with the files that affect them. */
const SUITES = {
  setup: [
    'ops/setup/',
    'ops/dev.ts',
    'ops/start.mjs',
    'ops/test.mjs',
    'astro.config.ts',
    'inbox/vite.config.ts',
    'postcss.config.mjs',
    'vitest.config.ts',
  ],
  postgres: [
    'server/store/postgres/',
    'server/store/sql/',
    'server/store/migrations/',
    'server/store/contract/',
    'server/inbox/',
    'server/backup/',
  ],
  firebase: ['server/store/firebase/', 'server/store/contract/', 'database.rules.json'],
}

/**
 * The suites without changes since the upstream branch, or since the last commit if there is none.
 *
 * @returns {Promise<string[]>} some of `setup`, `postgres` and `firebase`; none outside a git repository
 */
export async function unchangedSuites() {
  const [upstream = 'HEAD'] = await git('rev-parse', '--abbrev-ref', '@{upstream}').catch(() => [])
  const files = await changedFiles(upstream).catch(() => null)
  return files ? unaffectedSuites(files) : []
}

/** @param {ReadonlyArray<string>} files that changed */
export function unaffectedSuites(files) {
  const isAffected = (paths) => files.some((file) => paths.some((path) => file.startsWith(path)))
  return Object.keys(SUITES).filter((suite) => !isAffected(SUITES[suite]))
}

/**
 * Vitest's filters for the tests of files: those of their folder, or of the file alone if its folder has many subjects
 * (`server/log.ts`).
 *
 * @param {ReadonlyArray<string>} files
 */
export function testFilters(files) {
  const filters = files.map((file) => {
    const { dir, name } = parse(file)
    return dir.includes('/') ? `${dir}/` : dir && `${dir}/${name}`
  })
  return [...new Set(filters.filter((filter) => filter !== ''))]
}

async function git(...args) {
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT })
  return stdout.split('\n').filter((line) => line !== '')
}
