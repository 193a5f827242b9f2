import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PHOTO_UPLOAD_MAX_BYTES } from '../../domain/content/photo-rules.ts'
import { BACKUP_DAYS } from '../../domain/enquiry/retention.ts'
import { BODY_LIMIT_BYTES } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { GO_BACK, MESSAGE_PAGE_POLICY, messagePage } from '../../server/http/refusals.ts'
import { MAX_CONNECTIONS, TIMEOUTS } from '../../server/http-server.ts'
import { HEARTBEAT_MS } from '../../server/inbox/stream-routes.ts'
import { STOP_TIMES } from '../../server/stop-on-signal.ts'
import { NEEDED_MEMORY_BYTES } from '../../server/website/site-builder.ts'
import { INPUTS } from '../setup/build.mjs'
import { SERVER_ARGS, SERVER_ENV } from '../setup/server-process.mjs'
import { ENTRY_POINTS } from './image/gather.ts'
import { traceImports } from './image/imported-files.ts'

const HERE = import.meta.dirname
const ROOT = join(HERE, '..', '..')
const read = (path: string) => readFileSync(join(HERE, path), 'utf8')

const compose = ['compose.yaml', 'compose.two-sites.yaml'].map(read)
const [oneSite = '', twoSites = ''] = compose
const caddy = ['proxies/Caddyfile', 'proxies/Caddyfile.two-sites'].map(read)
const nginx = read('proxies/nginx.conf')
const UNIT_NAMES = readdirSync(join(HERE, 'systemd')).filter((name) =>
  /\.(?:path|service|socket|timer)$/.test(name),
)
const unit = (name: string) => read(join('systemd', name))
const site = unit('twelve-moons-site@.service')
const units = UNIT_NAMES.map(unit)
const container = read('../../Containerfile')
const example = read('../../.env.example')

/** All words that follow a pattern. */
const wordsAfter = (text: string, before: RegExp) =>
  [...text.matchAll(new RegExp(`${before.source}(\\S+)`, 'gm'))].map((match) => match.at(-1) ?? '')
const numbersAfter = (text: string, before: RegExp) => wordsAfter(text, before).map(Number.parseFloat)

describe('settings', () => {
  /** Settings of Node, of Caddy's file and of restic. */
  const NOT_OURS = [
    'NODE_ENV',
    'NODE_OPTIONS',
    'DOMAIN',
    'UPSTREAM',
    'UPSTREAMS',
    'TMPDIR',
    'NODE_COMPILE_CACHE',
    'RESTIC_CACHE_DIR',
    ...Object.keys(SERVER_ENV),
  ]
  const known = new Set([...wordsAfter(example, /^(?=[A-Z])/).map((line) => line.split('=')[0]), ...NOT_OURS])
  const named = [
    ...compose.flatMap((file) => [...file.matchAll(/^ {4,6}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name)),
    ...units.flatMap((file) => [...file.matchAll(/\b([A-Z][A-Z_]+)=(?!VALUE)/g)].map(([, name]) => name)),
    ...[...container.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name),
  ].filter((name) => !/^(?:POSTGRES|PG|ASTRO|ARG|BUILDER|BASE|AF)/.test(name ?? ''))

  test('are known to the server by these names', () => {
    expect(named.length).toBeGreaterThan(30)
    expect([...new Set(named.filter((name) => !known.has(name)))]).toEqual([])
  })

  test('for the allocator and for Node equal those of npm start', () => {
    const allocator = Object.entries(SERVER_ENV).map(([name, value]) => `${name}=${value}`)
    const lines = [...allocator, ...SERVER_ARGS]
    for (const file of [container, site]) for (const line of lines) expect(file).toContain(line)
  })

  test('of Compose are accepted by the server, if values that an owner leaves empty are omitted', () => {
    for (const file of compose) {
      const block = file.slice(file.indexOf('environment:'), file.indexOf('volumes:'))
      const filled = block
        .replaceAll(/\$\{DOMAIN:[^}]*\}/g, 'www.example.co.za')
        .replaceAll(/\$\{(?:POSTGRES_PASSWORD|SECRET):[^}]*\}/g, 'p'.repeat(40))
        .replaceAll(/\$\{[A-Z\d_]+:-\}/g, '')
      const environment = Object.fromEntries(
        [...filled.matchAll(/^ +([A-Z\d_]+): ?(.*)$/gm)].map(([, name, value]) => [name, value]),
      )
      const config = readConfig(environment)
      expect(config).toMatchObject({ host: '0.0.0.0', siteUrl: 'https://www.example.co.za' })
      expect(config.trustProxy).toEqual([...wordsAfter(file, /ipv4_address: /)])
    }
  })
})

describe('ports, limits and times', () => {
  test('the proxies connect to the server’s port', () => {
    expect(container).toContain(' PORT=3000 ')
    expect(container).toContain('EXPOSE 3000')
    expect(oneSite).toContain('UPSTREAM: site:3000')
    expect(twoSites).toContain('UPSTREAMS: site-a:3000 site-b:3000')
    expect(readConfig({}).port).toBe(3000)
  })

  test('the service starts the socket of its own port, and a failed start leaves it open', () => {
    const socket = unit('twelve-moons-site@.socket')
    expect(wordsAfter(site, /^Wants=\S+ /)).toEqual(['twelve-moons-site@%i.socket'])
    expect(wordsAfter(socket, /^ListenStream=/)).toEqual(['127.0.0.1:%i'])
    expect(wordsAfter(site, /PORT=/)).toEqual(['%i'])
    for (const file of [...caddy, nginx]) expect(file).toContain('127.0.0.1:3000')
    expect(socket).toContain('\nTriggerLimitIntervalSec=0\n')
    expect(site).toContain('\nStartLimitIntervalSec=0\n')
  })

  test('no server starts while the file named in docs/operations.md exists', () => {
    const [, file = ''] = /^ExecStartPre=.*while \[ -e (\S+) \]/m.exec(site) ?? []
    expect(site).toContain('\nTimeoutStartSec=infinity\n')
    expect(read('../../docs/operations.md')).toContain(`touch ${file}`)
  })

  test('supervisors wait longer than the server may take to stop', () => {
    const stopping = [
      ...compose.flatMap((file) => numbersAfter(file, /stop_grace_period: /)),
      ...numbersAfter(site, /^TimeoutStopSec=/),
    ]
    expect(stopping).toHaveLength(4)
    for (const seconds of stopping) expect(seconds * 1_000).toBeGreaterThan(STOP_TIMES.giveUpMs)
  })

  test('proxies close idle connections before the site does, and wait longer for a response', () => {
    const keepAlives = [
      ...caddy.flatMap((file) => numbersAfter(file, /keepalive /)),
      ...numbersAfter(nginx, /^ +keepalive_timeout /),
    ]
    expect(keepAlives).toHaveLength(3)
    const openMs = Math.min(TIMEOUTS.keepAliveMs, STOP_TIMES.closeIdleMs)
    for (const seconds of keepAlives) expect(seconds * 1_000).toBeLessThan(openMs)
    const [readTimeoutS = 0] = numbersAfter(nginx, /proxy_read_timeout /)
    expect(readTimeoutS * 1_000).toBeGreaterThan(Math.max(TIMEOUTS.socketMs, HEARTBEAT_MS))
  })

  test('proxies refuse no body that the site accepts, and the file limit covers its connections', () => {
    expect(numbersAfter(nginx, /client_max_body_size /)).toEqual([
      BODY_LIMIT_BYTES / 1_024,
      PHOTO_UPLOAD_MAX_BYTES / 1_048_576,
    ])
    for (const file of caddy) {
      expect(file).toContain('not path /inbox/api/website/photos\n')
      const large = new RegExp(wordsAfter(file, /header_regexp Content-Length /)[0] ?? '')
      for (const bytes of [0, 1, 9_999, 10_000, 59_999, 65_000, 65_499, BODY_LIMIT_BYTES])
        expect(String(bytes)).not.toMatch(large)
      for (const bytes of [1, 2, 4, 64, 463, 464, 4_464, 34_464, 100_000, 1e9])
        expect(String(BODY_LIMIT_BYTES + bytes)).toMatch(large)
    }
    const files = [
      ...compose.flatMap((file) => numbersAfter(file, /nofile: /)),
      ...units.flatMap((file) => numbersAfter(file, /^LimitNOFILE=/)),
    ]
    expect(files).toHaveLength(3)
    for (const count of files) expect(count).toBeGreaterThan(MAX_CONNECTIONS * 2)
  })

  test(`PostgreSQL's copies and those on another machine are kept for ${BACKUP_DAYS} days, like ours`, () => {
    for (const file of [twoSites, unit('twelve-moons-pg-backup.service')])
      expect(wordsAfter(file, /-mtime /)).toEqual([`+${BACKUP_DAYS}`])
    expect(wordsAfter(unit('twelve-moons-copy.service'), /--keep-within=/)).toEqual([`${BACKUP_DAYS}d`])
  })
})

describe('the builder of what owners publish', () => {
  const builder = unit('twelve-moons-builder.service')
  const [, stage = ''] = container.split(/^FROM .* AS site-builder$/m)

  test('has more memory than a build needs, and a folder for what Astro writes into the checkout', () => {
    const limits = [builder, ...compose].flatMap((file) =>
      numbersAfter(file, /(?:MemoryMax=|mem_limit: )(?=1500)/),
    )
    expect(limits).toEqual([1_500, 1_500, 1_500])
    for (const megabytes of limits) expect(megabytes * 1_024 ** 2).toBeGreaterThan(NEEDED_MEMORY_BYTES * 1.1)
    expect(builder).toContain('\nTemporaryFileSystem=/opt/twelve-moons/.astro:')
    expect(container).toContain('AS builder\n')
    for (const file of compose) expect(file).toContain('- /site/.astro:')
  })

  test('runs the same program in the unit and in the image, at the path that the site’s image has too', () => {
    const [program = ''] = wordsAfter(builder, /^ExecStart=\S+ /)
    expect(stage).toContain(`CMD ["${program}"]`)
    expect(wordsAfter(container, /^WORKDIR /)).toEqual(['/site', '/site'])
  })

  test('is in the image’s build context, with everything else that the image needs', async () => {
    const included = wordsAfter(read('../../.dockerignore'), /^!/)
    const programs = ENTRY_POINTS.filter((path) => path.endsWith('.ts')) // not what is built in the image
    const { files } = await traceImports([
      ...programs,
      'ops/build.mjs',
      'ops/check-content.ts',
      'ops/commands/site-builder.ts',
    ])
    const needed = [...INPUTS, ...[...files].map((path) => relative(ROOT, path))]
    const isIn = (path: string) => included.some((entry) => path === entry || path.startsWith(`${entry}/`))
    expect(needed.filter((path) => !isIn(path))).toEqual([])
  })
})

describe('the page that visitors see while the site is down', () => {
  const page = messagePage(['This page cannot be shown just now. Please try again in a few minutes.'], {
    canRetry: true,
  })
  const form = messagePage([
    'This cannot be sent just now.',
    GO_BACK,
    'Please send it again in a few minutes. If you send it twice, we keep it only once.',
  ])

  test('is our own page, with its own policy', () => {
    expect(nginx).toContain(`    default '${page}';\n    POST '${form}';`)
    for (const file of caddy) {
      expect(file).toContain(`@sent method POST\n\t\trespond @sent \`${form}\` 503`)
      expect(file).toContain(`\t\trespond \`${page}\` 503`)
    }
    for (const file of [nginx, ...caddy])
      expect(file).toContain(`Content-Security-Policy "${MESSAGE_PAGE_POLICY}"`)
  })
})

describe('paths and commands', () => {
  test('the folder that is emptied for a new build or a published version is nginx’s cache', () => {
    const [folder] = wordsAfter(nginx, /^proxy_cache_path /)
    expect(read('proxies/empty-pages.sh')).toContain(`pages=\${PAGES:-${folder}}`)
    const script = '+/opt/twelve-moons/ops/deploy/proxies/empty-pages.sh'
    expect(site).toContain(`\nExecStartPost=-${script} %i\n`)
    expect(unit('twelve-moons-published.service')).toContain(`\nExecStart=${script}\n`)
    const [dataDir] = wordsAfter(site, /DATA_DIR=/)
    expect(unit('twelve-moons-published.path')).toContain(`\nPathChanged=${dataDir}/builds/live\n`)
  })

  test('every referenced program exists in the checkout', () => {
    const texts = [container, ...compose, ...units].join('\n')
    const named = [...texts.matchAll(/\b(?:server|ops)\/[\w/-]+\.ts\b/g)].map(([path]) => path)
    expect(named.length).toBeGreaterThan(6)
    for (const path of named) expect(existsSync(join(ROOT, path)), path).toBe(true)
    for (const path of wordsAfter(oneSite, /- \.\//)) {
      expect(existsSync(join(HERE, path.split(':')[0] ?? '')), path).toBe(true)
    }
  })

  test('the hardening applies to every service, whose names all begin with twelve-moons-', () => {
    const names = readdirSync(join(HERE, 'systemd')).filter((name) => name.endsWith('.service'))
    expect(names.filter((name) => !name.startsWith('twelve-moons-'))).toEqual([])
    expect(read('systemd/twelve-moons-.service.d/hardening.conf')).toContain('ProtectSystem=strict')
  })

  test('every scheduled unit mails the staff when it fails, and a successful backup is copied', () => {
    const timed = UNIT_NAMES.filter((name) => name.endsWith('.timer')).map((name) =>
      name.replace(/timer$/, 'service'),
    )
    expect(timed.filter((name) => !UNIT_NAMES.includes(name))).toEqual([])
    for (const name of [...timed, 'twelve-moons-copy.service'])
      expect([name, unit(name)]).toEqual([
        name,
        expect.stringContaining('\nOnFailure=twelve-moons-failed@%n.service\n'),
      ])
    for (const name of timed.filter((service) => service.endsWith('backup.service')))
      expect(unit(name)).toContain('\nOnSuccess=twelve-moons-copy.service\n')
  })

  test('no proxy forwards a visitor’s own address headers, compresses responses or adds HSTS', () => {
    const rules = [nginx, ...caddy].join('\n').replaceAll(/^\s*#.*$/gm, '')
    expect(rules).not.toMatch(/proxy_add_x_forwarded_for|trusted_proxies|encode |strict-transport/i)
    expect(rules).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  })

  test('a proxy responds only to its own name, and redirects http to it', () => {
    const [, otherHttp = '', otherHttps = ''] = nginx.split(/^server \{/m).slice(1)
    expect(nginx).not.toContain('https://$host')
    expect(nginx).toContain('return 301 https://$server_name$request_uri;')
    expect(otherHttp).toMatch(/listen 80 default_server;[^}]+return 444;/)
    expect(otherHttps).toMatch(
      /listen 443 ssl http2 default_server;[^}]+ssl_reject_handshake on;[^}]+return 421;/,
    )
    for (const file of caddy) expect(file).toMatch(/^http:\/\/, https:\/\/ \{\n\trespond "[^"]+" 421\n\}/m)
  })

  test('no proxy logs queries, which may contain names', () => {
    const [plain, , , secure] = nginx.split(/^server \{/m).slice(1)
    expect(wordsAfter(plain ?? '', /^ +access_log \S+ /)).toEqual(['without_query;'])
    expect(wordsAfter(secure ?? '', /^ +access_log \S+ /)).toEqual(['without_query;', 'visit'])
    expect(nginx).not.toMatch(/\$request\b|\$request_uri [^$]|\$http_referer [^$]|\$args|\$query_string/)
    for (const file of caddy) {
      expect(wordsAfter(file, /request>(?:uri|headers>Referer) regexp /)).toEqual(['\\?.*', '\\?.*'])
      expect(file).not.toMatch(/^\tlog\b(?! default)/m)
    }
  })
})
