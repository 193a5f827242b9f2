import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '../root.mjs'

/**
 * The files that are here and differ from where this branch left main; on main itself, from the last commit.
 *
 * @returns {Promise<{ base: string, files: Array<string> }>} base as a commit's hash
 */
export async function whatChanged() {
  const [base = ''] = await git('merge-base', 'HEAD', 'main').catch(() => git('rev-parse', 'HEAD'))
  const changed = await git('diff', '--name-only', '--diff-filter=d', base)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return { base, files: [...changed, ...added].sort() }
}

async function git(...args) {
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT })
  return stdout.split('\n').filter((line) => line !== '')
}
