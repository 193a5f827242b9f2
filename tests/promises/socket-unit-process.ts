// Simulates systemd with twelve-moons-site@.socket and its service: listens at a port, passes the socket to the server, and restarts
// the server when it has ended, unless the file `wait` exists. Arguments: PORT FOLDER, then those of the server.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const [, , port, folder = '', ...args] = process.argv
const server = createServer().listen(Number(port), '127.0.0.1')
await once(server, 'listening')
const socket = Reflect.get(Reflect.get(server, '_handle'), 'fd')
// Synchronous from here on, so that this process never accepts a connection itself.
for (;;) {
  while (existsSync(join(folder, 'wait'))) spawnSync('sleep', ['0.05'])
  const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))
  const start = 'echo $$ > "$0/pid"; export LISTEN_FDS=1 LISTEN_PID=$$; exec "$@"'
  spawnSync('/bin/sh', ['-c', start, folder, process.execPath, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', socket],
  })
}
