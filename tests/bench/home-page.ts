import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/free-port.ts'
import type { Compression } from '../../server/http/built-site/compression.ts'
import { plainNginx, SAYS_KEPT } from '../deploy/proxies.ts'
import { serveBuiltSite } from '../fixtures/built-site.ts'
import type { Bench, BenchRow } from './bench.ts'
import { type ChildServer, startBeside } from './child-server.ts'
import { pinTo, SERVER_CORE } from './cores.ts'
import { middleOf } from './middle.ts'
import { type ServedPage, startNginx } from './nginx.ts'
import { askFor, finishedPage } from './our-page.ts'
import { processorSeconds, untilIdle } from './process-figures.ts'
import { askOverAndOver } from './wrk.ts'

/** Of nginx. */
const GOAL = 0.7
/** Of Node's HTTP server with nothing around it. */
const PLAIN_GOAL = 0.9
/** Of nginx, for pages that our nginx keeps. */
const KEPT_GOAL = 0.9
const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 50
const BOUND_BY = "Node's own HTTP server, which parses a request, writes a head and the body"
const PLAIN_SERVER = fileURLToPath(new URL('./plain-server.ts', import.meta.url))

/** A page load as a browser asks for it, so that a visit is counted. */
const VISITOR = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0',
  'sec-fetch-dest': 'document',
}

type Way = { id: string; what: string; encoding: Compression; isHeld: boolean }

const WAYS: ReadonlyArray<Way> = [
  { id: 'brotli', what: 'home page, brotli', encoding: 'br', isHeld: false },
  { id: 'gzip', what: 'home page, gzip', encoding: 'gzip', isHeld: false },
  { id: 'unchanged', what: 'home page, not changed (304)', encoding: 'br', isHeld: true },
]

type Contestant = { name: 'ours' | 'kept' | 'nginx' | 'plain'; url: string; pid: number }
/** Answers a second as they came, and by the processor's time, in which other work of the machine does not count. */
type Rate = { perSecond: number; perProcessorSecond: number }
type Rates = Record<Contestant['name'], Rate>

/** The home page beside nginx that serves the same bytes with the same headers, by turns on the same core. */
export const homePage: Bench = {
  id: 'home',
  measure: async (say) => {
    await using stack = new AsyncDisposableStack()
    const site = await serveBuiltSite({ NODE_ENV: 'production' })
    stack.defer(() => site.remove())
    const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-nginx-'))
    stack.defer(() => rm(folder, { recursive: true, force: true }))
    await chmod(folder, 0o755) // nginx's worker is another user
    const ours = { name: 'ours', url: `http://127.0.0.1:${site.port}/`, pid: site.pid ?? 0 } as const
    await untilIdle(ours.pid) // all files compressed
    const page = await finishedPage(site.url)
    await pinTo(SERVER_CORE, ours.pid)
    const nginx = { name: 'nginx', ...stack.use(await startNginx(folder, page)) } as const
    const kept = { name: 'kept', ...stack.use(await startOurNginx(folder, site.port)) } as const
    const rows: Array<BenchRow> = []
    for (const way of WAYS) {
      await using plain = await startPlain(folder, page, way)
      const rates = await compare(way, [ours, kept, nginx, { name: 'plain', ...plain }], say)
      rows.push(rowOf(way, rates), plainRowOf(way, rates), keptRowOf(way, rates))
    }
    return rows
  },
}

/** nginx with our file, which keeps the page; like the nginx beside it without TLS, a log and what trials add. */
async function startOurNginx(parent: string, sitePort: number): Promise<ChildServer> {
  const folder = join(parent, 'kept')
  await mkdir(folder)
  const port = await freePort()
  const setting = { folder, port, sites: [sitePort], domain: '127.0.0.1' }
  const [command = '', ...args] = await plainNginx(setting, [
    [
      `access_log ${join(folder, 'access.log')} without_query;`,
      'access_log off; keepalive_requests 1000000000;',
    ],
    [SAYS_KEPT, ''],
  ])
  return startBeside(`http://127.0.0.1:${port}/`, command, args)
}

async function startPlain(folder: string, page: ServedPage, { encoding, isHeld }: Way): Promise<ChildServer> {
  const port = await freePort()
  const [headers, body] = [join(folder, 'plain-headers.json'), join(folder, 'plain-body')]
  const bytes = isHeld ? Buffer.alloc(0) : page[encoding]
  const length = isHeld ? {} : { 'content-length': String(bytes.length) }
  const own = { 'content-type': page.contentType, 'content-encoding': encoding, ...length }
  await writeFile(headers, JSON.stringify({ ...page.headers, ...own }))
  await writeFile(body, bytes)
  const args = [PLAIN_SERVER, String(port), isHeld ? '304' : '200', headers, body]
  return startBeside(`http://127.0.0.1:${port}/`, process.execPath, args)
}

/** By turns, so that whatever else the machine does meets all of them. */
async function compare(
  way: Way,
  contestants: ReadonlyArray<Contestant>,
  say: (line: string) => void,
): Promise<Rates> {
  const rates: Record<Contestant['name'], Array<Rate>> = { ours: [], kept: [], nginx: [], plain: [] }
  for (const each of contestants) await measureOnce(way, each) // until what is compiled at run time is
  for (let round = 0; round < ROUNDS; round += 1)
    for (const each of contestants) rates[each.name].push(await measureOnce(way, each))
  for (const [name, all] of Object.entries(rates))
    say(`${way.what}, ${name}: ${all.map(rateText).join(', ')}`)
  const { ours, kept, nginx, plain } = rates
  return {
    ours: middleRate(ours),
    kept: middleRate(kept),
    nginx: middleRate(nginx),
    plain: middleRate(plain),
  }
}

async function measureOnce({ encoding, isHeld }: Way, { url, pid }: Contestant): Promise<Rate> {
  const tag = (await askFor(url, encoding)).headers.etag ?? ''
  const headers = { ...VISITOR, 'accept-encoding': encoding, ...(isHeld && { 'if-none-match': tag }) }
  const before = await processorSeconds(pid)
  const { count, perSecond } = await askOverAndOver({
    url,
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers,
  })
  return { perSecond, perProcessorSecond: count / ((await processorSeconds(pid)) - before) }
}

function middleRate(rates: ReadonlyArray<Rate>): Rate {
  return {
    perSecond: middleOf(rates.map(({ perSecond }) => perSecond)),
    perProcessorSecond: middleOf(rates.map(({ perProcessorSecond }) => perProcessorSecond)),
  }
}

function rowOf({ id, what }: Way, { ours, nginx, plain }: Rates): BenchRow {
  const ratio = ours.perSecond / nginx.perSecond
  const byProcessor = (ours.perProcessorSecond / nginx.perProcessorSecond).toFixed(2)
  const ceiling = `${(plain.perSecond / nginx.perSecond).toFixed(2)} of nginx in this run`
  return {
    id: `home-${id}`,
    what,
    ours: rateText(ours),
    theirs: `nginx ${rateText(nginx)}`,
    figure: ratio.toFixed(2),
    goal: `at least ${GOAL.toFixed(2)}`,
    isMet: ratio >= GOAL,
    boundBy: `${BOUND_BY}: that alone reached ${ceiling}; by the processor's time ours reached ${byProcessor}.`,
  }
}

function plainRowOf({ id, what }: Way, { ours, plain }: Rates): BenchRow {
  const ratio = ours.perSecond / plain.perSecond
  const byProcessor = (ours.perProcessorSecond / plain.perProcessorSecond).toFixed(2)
  return {
    id: `home-${id}-plain`,
    what: `${what}, beside Node's HTTP server`,
    ours: rateText(ours),
    theirs: `node:http, from a Buffer ${rateText(plain)}`,
    figure: ratio.toFixed(2),
    goal: `at least ${PLAIN_GOAL.toFixed(2)}`,
    isMet: ratio >= PLAIN_GOAL,
    boundBy: `what sees every request, and a young generation of 4 MB (decision 39); by the processor's time ${byProcessor}.`,
  }
}

function keptRowOf({ id, what }: Way, { kept, nginx }: Rates): BenchRow {
  const ratio = kept.perSecond / nginx.perSecond
  return {
    id: `home-${id}-kept`,
    what: `${what}, kept by our nginx`,
    ours: rateText(kept),
    theirs: `nginx, a file ${rateText(nginx)}`,
    figure: ratio.toFixed(2),
    goal: `at least ${KEPT_GOAL.toFixed(2)}`,
    isMet: ratio >= KEPT_GOAL,
    boundBy:
      "nginx's cache: with no rule and hardly a header it reaches 0.92 of a file, 0.84 for 304. The head of the kept answer is read and parsed for each request (decision 40).",
  }
}

function rateText({ perProcessorSecond, perSecond }: Rate): string {
  return `${Math.round(perSecond)}/s (${Math.round(perProcessorSecond)}/s of a core)`
}
