// Plays the part of systemd for twelve-moons-site@.socket and its service: listens at a port, passes the socket to the server, and
// restarts it when it has ended, but not while the file `wait` exists: node socket-unit-process.ts PORT FOLDER ARGUMENTS…
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const [, , port, folder = '', ...args] = process.argv
const server = createServer().listen(Number(port), '127.0.0.1')
await once(server, 'listening')
const socket = Reflect.get(Reflect.get(server, '_handle'), 'fd')
// From here on all is synchronous, so that this process never accepts a connection itself.
for (;;) {
  while (existsSync(join(folder, 'wait'))) spawnSync('sleep', ['0.05'])
  const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))
  const start = 'echo $$ > "$0/pid"; export LISTEN_FDS=1 LISTEN_PID=$$; exec "$@"'
  spawnSync('/bin/sh', ['-c', start, folder, process.execPath, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', socket],
  })
}
