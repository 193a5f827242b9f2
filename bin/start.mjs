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
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
