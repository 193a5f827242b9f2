import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageJson from '../../../package.json' with { type: 'json' }
import { writeFixtureSite } from '../../../server/fixture-site.ts'
import { freePort } from '../../../server/free-port.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FIXTURE_MAIN = new URL('../../../server/fixture-main.ts', import.meta.url).href
/** A stand-in for Astro: appends a letter to a file at each build. */
const BUILD = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
const folder = process.argv[process.argv.indexOf('--outDir') + 1]
for (const part of ['client', 'server']) mkdirSync(folder + '/' + part, { recursive: true })
for (const file of ['client/index.html', 'server/entry.mjs']) writeFileSync(folder + '/' + file, '')
writeFileSync(folder + '/server/price-list.txt', '2026-11-22')
appendFileSync('builds.txt', 'x')
`
/** A stand-in for Vite, which builds the inbox. */
const BUILD_INBOX = `import { mkdirSync, writeFileSync } from 'node:fs'
const folder = process.argv[process.argv.indexOf('--outDir') + 1]
mkdirSync(folder + '/inbox', { recursive: true })
writeFileSync(folder + '/inbox/index.html', '')
`
const FILES = {
  'package.json': JSON.stringify({ type: 'module', scripts: { start: packageJson.scripts.start } }),
  'package-lock.json': '{"packages":{}}',
  ...Object.fromEntries(
    [
      'astro.config.ts',
      'postcss.config.mjs',
      'tsconfig.json',
      'ui/a',
      'ops/check-content.ts',
      'content/ratecards/2026-11-22.json',
      'content/ratecards/9999-12-31.json',
      'domain/a',
      'inbox/a',
      'site/a',
    ].map((name) => [name, '']),
  ),
}

export type Checkout = {
  directory: string
  dataDir: string
  port: number
  /** Runs `npm start` as in a terminal: npm and all its child processes are one process group. */
  start: () => Started
  builds: () => Promise<number>
  remove: () => Promise<void>
}
export type Started = {
  child: ChildProcess
  pid: number
  output: () => string
  /** Resolves once the server has printed its address, or npm has ended. */
  ready: Promise<void>
  /** npm's exit code, or the name of the signal that ended it. */
  ended: Promise<number | string | null>
}

/**
 * Makes a checkout in a temporary folder with this repository's scripts and server, a trivial build and no packages.
 *
 * @param options.main replaces the content of `server/main.ts`
 * @param options.build additional JavaScript for the build to run
 */
export async function makeCheckout({ main = '', build = '' } = {}): Promise<Checkout> {
  const site = await writeFixtureSite()
  const directory = await mkdtemp(join(tmpdir(), 'twelve-moons-checkout-'))
  const [dataDir, port] = [join(directory, 'data'), await freePort()]
  await writeFiles(directory, {
    ...FILES,
    'node_modules/astro/bin/astro.mjs': BUILD + build,
    'node_modules/vite/bin/vite.js': BUILD_INBOX,
    'server/main.ts':
      main || `process.argv[2] = ${JSON.stringify(site.directory)}\nawait import('${FIXTURE_MAIN}')`,
  })
  const startedServers: Array<Started> = []
  return {
    directory,
    dataDir,
    port,
    start: () => {
      const server = startNpm(directory, { DATA_DIR: dataDir, PORT: String(port) })
      startedServers.push(server)
      return server
    },
    builds: async () => (await readFile(join(directory, 'builds.txt'), 'utf8').catch(() => '')).length,
    remove: async () => {
      for (const { pid } of startedServers) killGroup(pid)
      await Promise.all(startedServers.map(({ ended }) => ended))
      await site.remove()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function writeFiles(directory: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
  const isNotTypeScript = (path: string) => !path.endsWith('.ts')
  await cp(join(ROOT, 'ops'), join(directory, 'ops'), { recursive: true, filter: isNotTypeScript })
}

function startNpm(cwd: string, settings: Record<string, string>): Started {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  const { DATABASE_URL: _omitted, ...inherited } = process.env
  const env = { ...inherited, ...settings, PATH, SUBMISSIONS_PER_10_MINUTES: '0' }
  const child = spawn('npm', ['start'], { cwd, env, detached: true })
  let output = ''
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('Twelve Moons is at')) resolve()
    })
  const ended = once(child, 'close').then(([code, signal]) => {
    resolve()
    return code ?? signal
  })
  return { child, pid: child.pid ?? 0, output: () => output, ready, ended }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}
