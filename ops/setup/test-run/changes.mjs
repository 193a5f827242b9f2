import { execFile } from 'node:child_process'
import { parse } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../root.mjs'

/**
 * The files that are here and differ from a commit, committed since or not.
 *
 * @param {string} base a commit, or a branch: then the commit at which this one left it
 */
export async function changedFiles(base) {
  const changed = await git('diff', '--merge-base', '--name-only', '--diff-filter=d', base)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...changed, ...added].sort()
}

/**
 * Where the tests of files stand, as filters of Vitest: in their folders, or beside the file where a folder holds many
 * subjects (`server/log.ts`).
 *
 * @param {ReadonlyArray<string>} files
 */
export function placesOfTests(files) {
  const places = files.map((file) => {
    const { dir, name } = parse(file)
    return dir.includes('/') ? `${dir}/` : dir && `${dir}/${name}`
  })
  return [...new Set(places.filter((place) => place !== ''))]
}

async function git(...args) {
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT })
  return stdout.split('\n').filter((line) => line !== '')
}
