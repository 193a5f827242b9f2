import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { listen } from './listen.ts'

const NEVER_MS = 600_000

async function startServer(idleMs: number) {
  const app = Fastify({ return503OnClosing: false })
  app.get('/', async () => 'here')
  const port = await freePort()
  await listen(app, { host: '127.0.0.1', port }, idleMs)
  const socket = connect(port, '127.0.0.1')
  return { app, port, socket, first: await ask(socket) }
}

/** Sends a request over a keep-alive connection, as a proxy does. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [answer] = await once(socket, 'data')
  return String(answer)
}

test('a stopping server accepts no connection, and answers over an open one before it closes it', async () => {
  const { app, port, socket, first } = await startServer(NEVER_MS)
  expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: keep-alive/)
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close/)
  await Promise.all([closed, once(socket, 'close')])
})

test('a connection that the operating system refuses does not end the server', async () => {
  const { app, socket } = await startServer(0)
  app.server.emit('error', Object.assign(new Error('accept ENOMEM'), { code: 'ENOMEM' }))
  expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 /)
  await Promise.all([app.close(), once(socket, 'close')])
})

test('an idle connection does not delay a stopping server', async () => {
  const { app, socket } = await startServer(0)
  await Promise.all([app.close(), once(socket, 'close')])
})

/** Listens in a process with a given descriptor 3. Resolves to the address, or the error. */
async function listenWith(passed: 'ignore' | 'pipe', variables: string): Promise<string> {
  const port = await freePort()
  const program = `import Fastify from 'fastify'
    import { listen } from './server/listen.ts'
    const where = await listen(Fastify(), { host: '127.0.0.1', port: ${port} }, 0).catch(({ message }) => message)
    console.log(where)
    process.exit()`
  const child = spawn(
    '/bin/sh',
    ['-c', `export ${variables}; exec "$0" "$@"`, process.execPath, '--input-type=module', '-e', program],
    { stdio: ['ignore', 'pipe', 'inherit', passed] },
  )
  return child.stdout ? (await text(child.stdout)).trim() : ''
}

test.each([
  ['no socket', 'ignore', 'LISTEN_FDS=1 LISTEN_PID=$$', 'takes no TCP connections'],
  ['a connection', 'pipe', 'LISTEN_FDS=1 LISTEN_PID=$$', 'takes no TCP connections'],
  ['one of several', 'pipe', 'LISTEN_FDS=2 LISTEN_PID=$$', 'LISTEN_FDS is 2'],
  ['meant for another process', 'pipe', 'LISTEN_FDS=1 LISTEN_PID=1', 'http://127.0.0.1:'],
] as const)('a passed descriptor 3 that is %s is not used', async (_what, passed, variables, expected) => {
  expect(await listenWith(passed, variables)).toContain(expected)
})
