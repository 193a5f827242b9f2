// `npm start`: installs missing packages, builds what is outdated, serves the site. It uses only Node's own
// modules, from Node 20 on, because it runs before anything is installed.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { buildIfStale } from './setup/build.mjs'
import { findNode, installToServe } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { ROOT } from './setup/root.mjs'
import { COMPILED_ENV, SERVER_ARGS, SERVER_ENV } from './setup/server-process.mjs'

const node = await withLock(async () => {
  await installToServe()
  const node = await findNode()
  await buildIfStale(node)
  return node
})

console.log('Starting the server …')
const server = spawn(node, [...SERVER_ARGS, 'server/main.ts'], {
  cwd: ROOT,
  env: { ...SERVER_ENV, ...COMPILED_ENV, ...process.env },
  stdio: 'inherit',
})
const stop = once((signal) => server.kill(signal))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
if (process.env.npm_lifecycle_event) stopWithParent()
server.once('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal]
  console.error(lastLine(process.exitCode, signal))
})

/** For Ctrl-C, which a terminal sends to this process both directly and through npm. */
function once(work) {
  let isDone = false
  return (argument) => {
    if (!isDone) work(argument)
    isDone = true
  }
}

/** npm ends at SIGHUP without passing it on: the server would go on and keep the port. */
function stopWithParent() {
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) stop('SIGTERM')
  }, 250).unref()
}

/** Says how the server ended. Restarting it is a supervisor's job. */
function lastLine(code, signal) {
  if (signal) return `The server was ended by ${signal} and did not stop in order (exit code ${code}).`
  if (code === 0) return 'The server stopped in order (exit code 0).'
  return `The server did not start, or did not stop in order: see above (exit code ${code}).`
}
