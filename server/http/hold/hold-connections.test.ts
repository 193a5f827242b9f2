import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../free-port.ts'
import { type Holding, holdConnections } from './hold-connections.ts'

const HOST = '127.0.0.1'
const open: Array<Server> = []
let holding: Holding | null = null
afterEach(async () => {
  for (const server of open.splice(0)) stop(server)
  await holding?.stop()
  holding = null
})

/** A server that answers with its name and what it was sent. */
async function serve(name: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    response.setHeader('connection', 'close')
    response.end(`${name}: ${request.method} ${await text(request)}`)
  })
  open.push(server.listen(port, HOST))
  await once(server, 'listening')
  return server
}

function stop(server: Server): void {
  server.close()
  server.closeAllConnections()
}

const post = (port: number, body: string) =>
  fetch(`http://${HOST}:${port}`, { method: 'POST', body }).then((answer) => answer.text())

test('who comes while the server is exchanged is answered by the new one, whatever they send, and so is who comes later', async () => {
  const port = await freePort()
  const old = await serve('old', port)
  holding = await holdConnections({ host: HOST, port }, 0)
  const long = 'x'.repeat(200_000)
  const held = [post(holding.port, 'before it stops'), post(holding.port, long)]
  stop(old)
  held.push(post(holding.port, 'while it is away'))
  await serve('new', port)
  await holding.released
  expect(await Promise.all(held)).toEqual([
    'new: POST before it stops',
    `new: POST ${long}`,
    'new: POST while it is away',
  ])
  expect(await post(holding.port, 'later')).toBe('new: POST later')
})

test('where no server is, none is waited for', async () => {
  await expect(holdConnections({ host: HOST, port: await freePort() }, 0)).rejects.toThrow(
    'begin while the old one still runs',
  )
})

test('who waits is let go when it is ended before the server is back', async () => {
  const port = await freePort()
  await serve('old', port)
  holding = await holdConnections({ host: HOST, port }, 0)
  const waits = post(holding.port, 'in vain')
  const refused = expect(waits).rejects.toThrow('fetch failed')
  await Promise.all([holding.stop(), refused])
  holding = null
})

test('who gave up waiting takes the place of nobody, and the server never hears of them', async () => {
  const port = await freePort()
  const old = await serve('old', port)
  holding = await holdConnections({ host: HOST, port }, 0, { mostHeld: 1 })
  stop(old)
  const gone = connect(holding.port, HOST)
  gone.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\ngone')
  await expect.poll(holding.waiting).toBe(1)
  await expect(post(holding.port, 'one too many')).rejects.toThrow('fetch failed')
  gone.destroy()
  await expect.poll(holding.waiting).toBe(0)
  const held = post(holding.port, 'in the place that is free')
  const asked: Array<string | undefined> = []
  const next = await serve('new', port)
  next.on('request', ({ headers }) => asked.push(headers['content-length']))
  expect(await held).toBe('new: POST in the place that is free')
  expect(asked).toEqual(['25'])
})
