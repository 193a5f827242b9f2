import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { CONTACT } from '../server/fixture-app.ts'
import { DATABASE_FILE } from '../server/store/sqlite/sqlite-store.ts'
import { openSqliteStore } from '../server/store/testing/open-sqlite-store.ts'
import { type Checkout, makeCheckout, type Started } from './setup/testing/checkout.ts'

let checkout: Checkout
afterEach(() => checkout.remove())

/** A terminal signals all processes at Ctrl-C (SIGINT) and when it is closed (SIGHUP); npm itself does not wait at SIGHUP. */
test.each([
  ['SIGTERM', 'npm', 1, 0],
  ['SIGTERM', 'npm', 2, 0],
  ['SIGTERM', 'all', 1, 0],
  ['SIGINT', 'all', 1, 0],
  ['SIGINT', 'all', 2, 0],
  ['SIGHUP', 'all', 1, 'SIGHUP'],
  ['SIGHUP', 'npm', 1, 'SIGHUP'],
] as const)(
  '%s to %s, sent %i times: a form that is half sent is answered and stored, and no write-ahead log is left',
  async (signal, receiver, times, code) => {
    const started = await start()
    const form = await halfSentForm(checkout.port)
    for (let sent = 0; sent < times; sent += 1) {
      process.kill(receiver === 'all' ? -started.pid : started.pid, signal)
      await untilConnectionsAreRefused(checkout.port)
    }
    expect(await form.finish(), started.output()).toMatch(/^HTTP\/1\.1 200 /)
    expect(await started.ended).toBe(code)
    expect(started.output()).toMatch(/\nThe server stopped in order \(exit code 0\)\.\n$/)
    const path = join(checkout.dataDir, DATABASE_FILE)
    expect(existsSync(`${path}-wal`)).toBe(false)
    const store = openSqliteStore(path)
    expect((await Array.fromAsync(store.all())).map(({ record }) => record.email)).toEqual([CONTACT.email])
    await store.close()
  },
)

test('a killed server gives the exit code of its signal, as in a shell, and the signal is named', async () => {
  const started = await start("process.kill(process.pid, 'SIGKILL')")
  expect(await started.ended).toBe(128 + 9)
  expect(started.output()).toContain('The server was ended by SIGKILL')
})

test('if the server cannot start, npm start exits with 1 and says why', async () => {
  const otherServer = createServer()
  checkout = await makeCheckout()
  await once(otherServer.listen(checkout.port, '127.0.0.1'), 'listening')
  const started = checkout.start()
  expect(await started.ended).toBe(1)
  expect(started.output()).toMatch(/Port \d+ is taken .*\nThe server did not start, .*\(exit code 1\)/)
  otherServer.close()
})

/** Starts the real server, or a stand-in for it. */
async function start(main = ''): Promise<Started> {
  checkout = await makeCheckout({ main })
  const started = checkout.start()
  await started.ready
  return started
}

/** Sends a form's headers, waits until the server asks for the body, and sends its first 20 bytes. */
async function halfSentForm(port: number): Promise<{ finish: () => Promise<string> }> {
  const body = JSON.stringify(CONTACT)
  const socket = connect(port, '127.0.0.1')
  const head = ['POST /contact-us HTTP/1.1', 'Host: x', 'Sec-Fetch-Site: same-origin', 'Expect: 100-continue']
  socket.write(
    [...head, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, '', ''].join(
      '\r\n',
    ),
  )
  await receiveContinue(socket)
  socket.write(body.slice(0, 20))
  return {
    finish: () => {
      socket.write(body.slice(20))
      return text(socket)
    },
  }
}

async function receiveContinue(socket: Socket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('readable', () => {
    const response = String(socket.read())
    if (response === 'HTTP/1.1 100 Continue\r\n\r\n') resolve()
    else reject(new Error(response))
  })
  await promise
}

/** Resolves once the server has begun to stop, and accepts no new connections. */
async function untilConnectionsAreRefused(port: number): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    isOpen = await promise
    socket.destroy()
  }
}
