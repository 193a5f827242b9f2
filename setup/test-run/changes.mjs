import { execFile } from 'node:child_process'
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

async function git(...args) {
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT })
  return stdout.split('\n').filter((line) => line !== '')
}
