import { once } from 'node:events'
import { createServer, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSharedHead } from './shared-head.ts'

const SECOND_MS = 1_000
const BODY = 'a page'
/** Others for each test, for what was written is remembered by them. */
let headers: Record<string, string>
let port: number
let nowMs = 1_800_000_000_000

const server = createServer((request, response) => {
  const isHeld = request.headers['if-none-match'] !== undefined
  writeSharedHead(response, isHeld ? 304 : 200, headers).end(isHeld ? undefined : BODY)
})

beforeEach(async () => {
  headers = { 'content-type': 'text/html', 'content-length': String(BODY.length) }
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs)
  vi.spyOn(ServerResponse.prototype, 'writeHead')
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  vi.restoreAllMocks()
  nowMs += SECOND_MS
  server.closeAllConnections()
  await once(server.close(), 'close')
})

const written = () => vi.mocked(ServerResponse.prototype.writeHead).mock.calls.length

function open(): Socket {
  return connect(port, '127.0.0.1')
}

/** Over a connection that stays open. */
async function ask(socket: Socket, head = 'GET / HTTP/1.1\r\nHost: a\r\n'): Promise<string> {
  socket.write(`${head}\r\n`)
  const [answer] = await once(socket, 'data')
  return String(answer).replace(/^Date: .+\r\n/m, '')
}

/** Over a connection that the server closes. */
async function askOnce(head: string): Promise<string> {
  const socket = open()
  socket.write(`${head}\r\n`)
  return text(socket)
}

test('Node writes a head once a second, and all of that second are sent it to the letter', async () => {
  const socket = open()
  const first = await ask(socket)
  expect(first).toMatch(
    /^HTTP\/1\.1 200 OK\r\ncontent-type: text\/html\r\ncontent-length: 6\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n\r\na page$/,
  )
  expect(await ask(socket)).toBe(first)
  expect(await ask(open())).toBe(first)
  expect(written()).toBe(1)
  nowMs += SECOND_MS
  expect(await ask(socket)).toBe(first)
  expect(written()).toBe(2)
})

test('a packet with several requests gets as many answers', async () => {
  await ask(open())
  const usual = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const answers = await askOnce(`${usual}${usual}GET / HTTP/1.0\r\n`)
  expect(answers.split(BODY)).toEqual([
    expect.anything(),
    expect.stringMatching(/^HTTP/),
    expect.stringMatching(/^HTTP/),
    '',
  ])
})

test('another status has another head', async () => {
  const socket = open()
  await ask(socket)
  const held = await ask(socket, 'GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: "x"\r\n')
  expect(held).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[\s\S]+\r\n\r\n$/)
})

test('whose connection is closed is told so, and nobody else', async () => {
  const closing = [
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n',
    'GET / HTTP/1.0\r\n',
    'GET / HTTP/1.0\r\nConnection: keep-alive\r\nIf-None-Match: "x"\r\n',
  ]
  for (const head of closing) {
    delete headers['content-length'] // of HTTP/1.0 Node keeps open what has a length
    headers = { ...headers }
    expect(await askOnce(head)).toContain('\r\nConnection: close\r\n')
    expect(await ask(open())).toContain('\r\nConnection: keep-alive\r\n')
    expect(await askOnce(head)).toContain('\r\nConnection: close\r\n')
  }
})
