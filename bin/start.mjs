// `npm start`: installs what is missing, builds what is stale, serves the site. Node's own modules only, from Node 20 on:
// it runs before anything is installed.
import { spawn } from 'node:child_process'
import { buildIfStale } from './build.mjs'
import { findNode, installIfStale } from './install.mjs'
import { withLock } from './lock.mjs'
import { ROOT } from './root.mjs'

const node = await withLock(async () => {
  await installIfStale()
  const found = await findNode()
  await buildIfStale(found)
  return found
})

console.log('Starting the server …')
const server = spawn(node, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
if (process.env.npm_lifecycle_event) stopWithParent()
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})

/** npm ends at SIGTERM without a word to its script: a server that nobody can stop any more would keep the port. */
function stopWithParent() {
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) server.kill('SIGTERM')
  }, 250).unref()
}
