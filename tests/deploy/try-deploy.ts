// `npm run try-deploy [-- part of a title]`: tests our configurations of Caddy and nginx as installed on this machine, in front of
// the built site, over TLS on loopback; then several servers on one PostgreSQL behind nginx. Exits with 1 if a check fails or a
// proxy is not installed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import { buildSite } from '../fixtures/built-site.ts'
import { SiteServer } from '../journeys/site-server.ts'
import {
  checkForms,
  checkLargeBodies,
  checkLog,
  checkPages,
  checkStream,
  type Finding,
  LIMIT,
} from './checks.ts'
import { tryCluster } from './cluster/try-cluster.ts'
import { checkHosts } from './hosts.ts'
import { DOMAIN, type RunningProxy, type Setting, startCaddy, startNginx } from './proxies.ts'
import { checkRestart } from './restart.ts'
import { checkWithoutServer } from './without-server.ts'

// Each visitor has another address in 127.0.0.0/8, which only Linux accepts as a whole.
if (process.platform !== 'linux') throw new Error('This runs on Linux only.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

type Case = {
  title: string
  sites: 1 | 2
  cachesPages: boolean
  start: (setting: Setting) => Promise<RunningProxy>
}

const CASES: ReadonlyArray<Case> = [
  {
    title: 'Caddy, one site',
    sites: 1,
    cachesPages: false,
    start: (setting) => startCaddy('Caddyfile', setting),
  },
  {
    title: 'Caddy, two sites',
    sites: 2,
    cachesPages: false,
    start: (setting) => startCaddy('Caddyfile.two-sites', setting),
  },
  { title: 'nginx, two sites', sites: 2, cachesPages: true, start: startNginx },
]

await buildSite()
const [, , titlePart = ''] = process.argv
for (const test of CASES.filter(({ title }) => title.includes(titlePart)))
  report(test.title, await run(test).catch(failed))
for (const servers of [2, 4]) {
  const title = `nginx, ${servers} servers on one PostgreSQL`
  if (title.includes(titlePart)) report(title, await tryCluster(servers).catch(failed))
}

async function run({ sites, cachesPages, start }: Case): Promise<Array<Finding>> {
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-proxy-'))
  const port = await freePort()
  const site = await SiteServer.start({
    HOST: '127.0.0.1',
    SITE_URL: `https://${DOMAIN}:${port}`,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: '',
    SMTP_URL: '',
    SUBMISSIONS_PER_10_MINUTES: String(LIMIT),
  })
  const another = sites === 2 ? [await site.startAnother()] : []
  const all = [site, ...another]
  try {
    await using proxy = await start({ folder, port, sites: all.map((server) => server.port) })
    const subject = { proxy, site, sites }
    return [
      ...(await checkPages(subject)),
      ...(await checkHosts(subject)),
      ...(await checkLog(subject)),
      ...(await checkForms(subject)),
      ...(await checkLargeBodies(subject)),
      ...(await checkStream(subject)),
      ...(await checkRestart(proxy, all)),
      ...(await checkWithoutServer(proxy, all, cachesPages)),
    ]
  } finally {
    for (const server of another) await server.kill()
    await site.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

function failed(error: Error): Array<Finding> {
  return [{ requirement: 'NOT TESTED', observed: error.message, isMet: false }]
}

function report(title: string, findings: ReadonlyArray<Finding>): void {
  console.log(`\n${title}`)
  for (const { requirement, observed, isMet } of findings)
    console.log(`  ${isMet ? 'yes' : 'NO '}  ${requirement}: ${observed}`)
  if (!findings.every(({ isMet }) => isMet)) process.exitCode = 1
}
