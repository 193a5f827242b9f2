import type { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { visitAndSend } from './honest-visitor.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { ATTACKER, connectFrom, exchange, statusesIn } from './sockets.ts'

let server: ServerProcess
let sockets: Array<Socket> = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server.remove()
})

/** Connections are made some at a time, so that none is lost in the queue of the operating system. */
async function connectMany(count: number): Promise<void> {
  while (sockets.length < count)
    sockets.push(
      ...(await Promise.all(Array.from({ length: 100 }, () => connectFrom(ATTACKER, server.port)))),
    )
}

test('thousands of idle connections of one address leave room for the others', async () => {
  server = await startServerProcess()
  let closed = 0
  await connectMany(100)
  for (; sockets.length < 4_500; ) {
    const before = sockets.length
    await connectMany(before + 100)
    for (const socket of sockets.slice(before)) {
      socket.resume()
      socket.once('close', () => (closed += 1))
    }
  }
  expect(await visitAndSend(server.port, 10)).toEqual({ pages: 10, enquiries: 10 })
  expect(closed).toBeGreaterThan(2_000)
  expect(await server.stored()).toHaveLength(10)
})

test('a thousand connections of one address that read pages are all served', async () => {
  server = await startServerProcess()
  await connectMany(1_000)
  const request = 'GET /about-us HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const answers = await Promise.all(sockets.map((socket) => exchange(socket, request)))
  expect(answers.flatMap(statusesIn)).toEqual(Array(1_000).fill(200))
})

test('connections that our own proxy brings are not counted for it', async () => {
  server = await startServerProcess({ environment: { TRUST_PROXY: ATTACKER } })
  await connectMany(1_700)
  const request = 'GET /about-us HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const last = sockets.slice(-100)
  const answers = await Promise.all(last.map((socket) => exchange(socket, request)))
  expect(answers.flatMap(statusesIn)).toEqual(Array(100).fill(200))
})
