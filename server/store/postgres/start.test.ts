import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { makeCertificate } from '../../../tests/observatory/certificate.ts'
import { freePort } from '../../free-port.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, blankPostgresUrl, describePostgres } from '../testing/test-postgres.ts'
import { postgresDriver } from './driver.ts'

const PASSWORD = 'canary-of-a-password'

/** The error message of a failed start. */
async function faultOf(url: string): Promise<string> {
  const opened = postgresDriver.at(url, {}).open('/nowhere')
  const fault = await opened.then(
    () => 'it opened',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ''),
  )
  expect(fault).not.toContain(PASSWORD)
  return fault
}

/** Starts a fake PostgreSQL. @returns its address */
async function startFakeServer(answer: (socket: Socket) => void, settings = ''): Promise<string> {
  const server = createServer((socket) => answer(socket.on('error', () => {}).resume()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return `postgres://moons:${PASSWORD}@127.0.0.1:${port}/moons${settings}`
}

/** @returns a function that tells whether a start has logged that it waits */
function spyOnWaiting(): () => boolean {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  return () => log.mock.calls.length > 0
}

const TLS_WANTED = '?sslmode=verify-full'
const PLACE = "PostgreSQL's database postgres at 127\\.0\\.0\\.1:\\d+, user moons,"

describePostgres('a start', () => {
  beforeAll(async () => {
    await asOwner(`CREATE ROLE guest LOGIN PASSWORD '${PASSWORD}'`)
  })

  test('with an untrusted certificate says so, and does not wait', async () => {
    const certificate = await makeCertificate()
    const answer = (socket: Socket) => {
      socket.once('data', () => {
        socket.write('S')
        new TLSSocket(socket, { isServer: true, ...certificate }).on('error', () => {})
      })
    }
    const isWaiting = spyOnWaiting()
    expect(await faultOf(await startFakeServer(answer, TLS_WANTED))).toMatch(
      /cannot be used: self-signed certificate/,
    )
    expect(isWaiting()).toBe(false)
  })

  test.each([
    [
      'at a server without TLS',
      { search: TLS_WANTED },
      'cannot be used: The server does not support SSL connections',
    ],
    ['without the required password', { password: '' }, 'it asks for a password, and DATABASE_URL has none'],
    [
      'with a wrong password',
      { password: PASSWORD },
      `StoreUnavailableError: ${PLACE} cannot be used: password authentication failed`,
    ],
    ['on a missing database', { pathname: '/moonless' }, 'database "moonless" does not exist'],
    [
      'by a user without the right to create tables',
      { username: 'guest', password: PASSWORD },
      'user guest, cannot be used: (permission denied|no schema)',
    ],
    [
      'on a database without durable commits',
      { search: '?options=-c%20synchronous_commit%3Doff' },
      `${PLACE} has synchronous_commit = off`,
    ],
  ])('%s says so, and does not wait', async (_what, changes, fault) => {
    const url = Object.assign(new URL(await blankPostgresUrl()), changes)
    const isWaiting = spyOnWaiting()
    expect(await faultOf(url.href)).toMatch(new RegExp(fault))
    expect(isWaiting()).toBe(false)
  })

  test('at the port of another program says so', async () => {
    spyOnWaiting()
    const greets = (socket: Socket) => void socket.write('220 mail.example.co.za ESMTP\r\n')
    const fault = async (url: string) => {
      const opened = openPostgresWithLongTimeouts(url, { startMs: 600 })
      return opened.then(String, (error: unknown) => String(error))
    }
    expect(await fault(await startFakeServer(greets, TLS_WANTED))).toContain(
      'error establishing an SSL connection',
    )
    const hangsUp = (socket: Socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    for (const answer of [greets, hangsUp])
      expect(await fault(await startFakeServer(answer))).toMatch(
        /no answer that PostgreSQL would give: are host/,
      )
  })

  test('before PostgreSQL is up logs once, without the password, that it waits', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => log.mockRestore())
    const url = `postgres://moons:${PASSWORD}@127.0.0.1:${await freePort()}/moons`
    await expect(openPostgresWithLongTimeouts(url, { startMs: 600 })).rejects.toThrow('cannot be used')
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(
          /database moons at 127.*, user moons, does not answer yet: waiting for 0\.6 s$/,
        ),
      ],
    ])
    expect(JSON.stringify(log.mock.calls)).not.toContain(PASSWORD)
  })

  test('at a server that accepts connections and never responds gives up after its timeout', async () => {
    const url = await startFakeServer(() => {})
    await expect(openPostgresWithLongTimeouts(url, { startMs: 300 })).rejects.toThrow('cannot be used')
  })

  test('that expects existing data is refused on an empty database, which stays empty', async () => {
    const url = await blankPostgresUrl()
    await expect(openPostgresWithLongTimeouts(url, { mustExist: true })).rejects.toThrow(
      'user moons, holds nothing',
    )
    expect(await asOwner("SELECT to_regclass('migrations') AS found", url)).toEqual([{ found: null }])
  })

  test('on the layout of a newer version is refused with the names of both', async () => {
    const url = await blankPostgresUrl()
    await (await openPostgresWithLongTimeouts(url)).close()
    await asOwner("INSERT INTO migrations (file, program) VALUES ('999-of-tomorrow.sql', '99.1.0')", url)
    expect(await faultOf(url)).toContain(
      `is of version 99.1.0 of this program, which took the step 999-of-tomorrow.sql; this is version ${packageJson.version}`,
    )
  })

  test('stores its version beside the newest migration', async () => {
    const url = await blankPostgresUrl()
    await (await openPostgresWithLongTimeouts(url)).close()
    const [newest] = await asOwner('SELECT program FROM migrations ORDER BY file DESC LIMIT 1', url)
    expect(newest).toEqual({ program: packageJson.version })
  })
})
