// `npm run try-deploy [-- part of a title]`: Caddy and nginx of this machine, with our files, before the built site, over TLS on
// loopback with a throw-away authority; then several servers on one PostgreSQL behind nginx. Exits with 1 if something is wrong or a
// proxy is not installed: no check is skipped silently.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../ops/setup/build.mjs'
import { withLock } from '../../ops/setup/lock.mjs'
import { freePort } from '../../server/free-port.ts'
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

// Every visitor has an address of their own in 127.0.0.0/8.
if (process.platform !== 'linux') throw new Error('This runs on Linux only.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

type Case = {
  title: string
  sites: 1 | 2
  keepsPages: boolean
  start: (setting: Setting) => Promise<RunningProxy>
}

const CASES: ReadonlyArray<Case> = [
  {
    title: 'Caddy, one site',
    sites: 1,
    keepsPages: false,
    start: (setting) => startCaddy('Caddyfile', setting),
  },
  {
    title: 'Caddy, two sites',
    sites: 2,
    keepsPages: false,
    start: (setting) => startCaddy('Caddyfile.two-sites', setting),
  },
  { title: 'nginx, two sites', sites: 2, keepsPages: true, start: startNginx },
]

await withLock(() => buildIfStale(process.execPath))
const [, , titlePart = ''] = process.argv
for (const each of CASES.filter(({ title }) => title.includes(titlePart)))
  report(each.title, await tryOut(each).catch(notTried))
for (const servers of [2, 4]) {
  const title = `nginx, ${servers} servers on one PostgreSQL`
  if (title.includes(titlePart)) report(title, await tryCluster(servers).catch(notTried))
}

async function tryOut({ sites, keepsPages, start }: Case): Promise<Array<Finding>> {
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
    await using proxy = await start({ folder, port, sites: all.map((each) => each.port) })
    const tried = { proxy, site, sites }
    return [
      ...(await checkPages(tried)),
      ...(await checkHosts(tried)),
      ...(await checkLog(tried)),
      ...(await checkForms(tried)),
      ...(await checkLargeBodies(tried)),
      ...(await checkStream(tried)),
      ...(await checkRestart(proxy, all)),
      ...(await checkWithoutServer(proxy, all, keepsPages)),
    ]
  } finally {
    for (const each of another) await each.kill()
    await site.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

function notTried(error: Error): Array<Finding> {
  return [{ what: 'NOT TRIED', saw: error.message, isRight: false }]
}

function report(title: string, findings: ReadonlyArray<Finding>): void {
  console.log(`\n${title}`)
  for (const { what, saw, isRight } of findings) console.log(`  ${isRight ? 'yes' : 'NO '}  ${what}: ${saw}`)
  if (!findings.every(({ isRight }) => isRight)) process.exitCode = 1
}
