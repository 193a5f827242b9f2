import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/**
 * Runs a command in the checkout with its output passed through.
 *
 * @param {string} command
 * @param {ReadonlyArray<string>} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
