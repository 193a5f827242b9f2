import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../server/free-port.ts'
import { startSmtp, type TestSmtp } from '../../../server/mail/testing/test-smtp.ts'
import { createPostgres } from '../../../server/store/postgres/pool.ts'
import { startPostgres } from '../../../server/store/testing/postgres-process.ts'
import { SiteServer } from '../../journeys/site-server.ts'
import { DOMAIN, type RunningProxy, startNginx } from '../proxies.ts'
import { visitorOf } from '../visitor.ts'

/** The server's default limit of forms from one address in ten minutes. */
export const PER_ADDRESS = 20

/** Several servers on one PostgreSQL behind nginx with our configuration, and a mail server. */
export type Cluster = {
  proxy: RunningProxy
  sites: ReadonlyArray<SiteServer>
  smtp: TestSmtp
  databaseUrl: string
  query: (statement: string) => Promise<ReadonlyArray<Record<string, unknown>>>
  /** For each server, in order, an address whose visitors nginx routes to it. */
  addresses: ReadonlyArray<string>
}

/** @throws {Error} if PostgreSQL is not installed */
export async function withCluster<Result>(
  count: number,
  run: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-cluster-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres({ onDisk: true })
  if (!postgres) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)')
  stack.defer(() => postgres.remove())
  const databaseUrl = postgres.urlOf('postgres')
  const database = createPostgres(databaseUrl, { answerMs: 20_000, stepMs: 10_000 })
  stack.defer(() => database.close())
  const smtp = await startSmtp()
  stack.defer(() => smtp.close())

  const port = await freePort()
  const settings = {
    HOST: '127.0.0.1',
    SITE_URL: `https://${DOMAIN}:${port}`,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://${smtp.server.host}:${smtp.server.port}`,
    MAIL_FROM: 'hello@moons.example',
    NOTIFY: 'staff@moons.example',
    SUBMISSIONS_PER_10_MINUTES: String(PER_ADDRESS),
  }
  const first = await SiteServer.start(settings, { keepsLog: true })
  stack.defer(() => first.remove())
  const others = await Promise.all(Array.from({ length: count - 1 }, () => first.startAnother()))
  for (const other of others) stack.defer(() => other.kill())
  const sites = [first, ...others]
  const proxy = stack.use(await startNginx({ folder, port, sites: sites.map((site) => site.port) }))
  const addresses = await addressesOf(proxy, sites)
  return await run({ proxy, sites, smtp, databaseUrl, query: database.query, addresses })
}

/** The port of the server that responded, perhaps after nginx tried others. */
export function portThatAnswered(headers: Readonly<Record<string, unknown>>): number {
  return Number(String(headers['x-site']).split(':').at(-1))
}

async function addressesOf(proxy: RunningProxy, sites: ReadonlyArray<SiteServer>): Promise<Array<string>> {
  const addresses = new Map<number, string>()
  for (let index = 1; index < 250 && addresses.size < sites.length; index += 1) {
    const address = `127.0.2.${index}`
    const { headers } = await visitorOf(proxy, address).ask('/healthz')
    const port = portThatAnswered(headers)
    if (!addresses.has(port)) addresses.set(port, address)
  }
  return sites.map(({ port }) => addresses.get(port) ?? '')
}
