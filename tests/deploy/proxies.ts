import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { NGINX } from '../../ops/setup/system-programs.mjs'
import { freePort } from '../../server/free-port.ts'
import { type Program, runProgram } from './run-program.ts'

const OUR_FOLDER = new URL('../../ops/deploy/proxies/', import.meta.url)
export const DOMAIN = 'www.moons.example'

/** The proxy's access log in its folder. */
const LOG = 'access.log'

export type Setting = {
  /** For the proxy's files; the caller removes it. */
  folder: string
  port: number
  /** The ports of the sites, one or more. */
  sites: ReadonlyArray<number>
}
export type RunningProxy = Program & {
  /** The port without TLS. */
  plainPort: number
  /** The certificate, in PEM, of the authority that signed the proxy's. */
  authority: string
  logged: () => Promise<string>
}

/** Caddy with our file, to which only ports, log and a local certificate authority are added. */
export async function startCaddy(file: string, { folder, port, sites }: Setting): Promise<RunningProxy> {
  const config = join(folder, 'Caddyfile')
  const plainPort = await freePort()
  const storage = join(folder, 'caddy')
  const testSettings = ` admin off\n http_port ${plainPort}\n https_port ${port}\n local_certs\n skip_install_trust\n storage file_system ${storage}\n`
  const ourConfig = replaceEach(await readFile(new URL(file, OUR_FOLDER), 'utf8'), [
    ['\tlog default {\n', `${testSettings}\tlog default {\n\t\toutput file ${join(folder, LOG)}\n`],
    ['{$DOMAIN} {\n', '{$DOMAIN} {\n\tlog\n'],
  ])
  await writeFile(config, ourConfig)
  const upstreams = sites.map((site) => `127.0.0.1:${site}`).join(' ')
  const env = { DOMAIN, UPSTREAM: upstreams, UPSTREAMS: upstreams, HOME: folder }
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', config]
  const program = await runProgram(command, { port, env: { ...env, XDG_DATA_HOME: folder } })
  const authority = await readFile(join(storage, 'pki/authorities/local/root.crt'), 'utf8')
  return { ...program, plainPort, authority, logged: () => readFile(join(folder, LOG), 'utf8') }
}

/** nginx with our file, in which only addresses, domain and certificate are changed. */
export async function startNginx(setting: Setting): Promise<RunningProxy> {
  const { folder, port } = setting
  const authority = await certify(folder)
  const plainPort = await freePort()
  const site = replaceEach(await nginxSite(setting, plainPort), [
    ['/etc/letsencrypt/live/www.example.co.za/fullchain.pem', join(folder, 'site.pem')],
    ['/etc/letsencrypt/live/www.example.co.za/privkey.pem', join(folder, 'site.key')],
    ['www.example.co.za', DOMAIN],
  ])
  const program = await runProgram(await nginxCommand(folder, site, REAL_IP_DIRECTIVES), { port })
  return { ...program, plainPort, authority, logged: () => readFile(join(folder, LOG), 'utf8') }
}

/** nginx's cache, within {@link Setting.folder}. */
export const CACHE_FOLDER = 'pages'

/**
 * nginx with our file for a given domain, without TLS.
 *
 * @param changes texts of our file and their replacements, in addition to addresses and TLS
 * @returns the command that starts it
 */
export async function plainNginx(
  setting: Setting & { domain: string },
  changes: ReadonlyArray<readonly [string, string]> = [],
): Promise<Array<string>> {
  const site = replaceEach(await nginxSite(setting, await freePort()), [
    [' ssl http2', ''],
    ['    ssl_certificate /etc/letsencrypt/live/www.example.co.za/fullchain.pem;\n', ''],
    ['    ssl_certificate_key /etc/letsencrypt/live/www.example.co.za/privkey.pem;\n', ''],
    ['    ssl_reject_handshake on;\n', ''],
    ['www.example.co.za', setting.domain],
    ...changes,
  ])
  return nginxCommand(setting.folder, site)
}

/** Our file with a test's addresses and files, and with the headers of {@link TEST_HEADERS}. */
async function nginxSite({ folder, port, sites }: Setting, plainPort: number): Promise<string> {
  const [first, ...others] = sites
  const pagesPort = await freePort()
  return replaceEach(await readFile(new URL('nginx.conf', OUR_FOLDER), 'utf8'), [
    ['server 127.0.0.1:3000', `server 127.0.0.1:${first}`],
    ['server=127.0.0.1:3000', `server=127.0.0.1:${first}`],
    ...(others.length > 0 ? [[SECOND_SITE, others.map(siteLine).join('')] as const] : []),
    ['127.0.0.1:3099', `127.0.0.1:${pagesPort}`],
    ['    listen 80', `    listen 127.0.0.1:${plainPort}`],
    ['    listen 443', `    listen 127.0.0.1:${port}`],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:80 default_server;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['    listen [::]:443 ssl http2 default_server;\n', ''],
    ['/var/cache/twelve-moons-pages', join(folder, CACHE_FOLDER)],
    ...HEADER_LINES.map((line) => [line, `${line}${TEST_HEADERS}`] as const),
    ['/var/log/nginx/access.log', join(folder, LOG)],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
  ])
}

/** The block of our file for a second site. */
const SECOND_SITE = '    # server 127.0.0.1:3001 max_fails=0;\n'
const siteLine = (port: number) => SECOND_SITE.replace('# ', '').replace('3001', String(port))

const HEADER_LINES = [
  'add_header Cache-Control $cache_control always;',
  'add_header Cache-Control $upstream_http_x_cache_control always;',
]
/** These report whether a response was cached, and which sites were requested. */
const TEST_HEADERS =
  ' add_header X-Kept $upstream_cache_status always; add_header X-Site $upstream_addr always;'

/** In requests from this address, nginx reads the visitor's address from this header: loopback has only one IPv6 address. */
export const SIMULATED_VISITOR = { from: '127.0.0.99', header: 'x-trial-address' }
const REAL_IP_DIRECTIVES = `set_real_ip_from ${SIMULATED_VISITOR.from}; real_ip_header ${SIMULATED_VISITOR.header};`

/** Writes nginx's whole configuration with our file. @returns the command that starts nginx with it */
async function nginxCommand(folder: string, site: string, directives = ''): Promise<Array<string>> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const frame = `${user} daemon off; worker_processes 1; error_log stderr; pid ${join(folder, 'pid')}; events { worker_connections 4096; }`
  // As in Debian's own nginx.conf.
  const http = `access_log off; sendfile on; tcp_nopush on; ${directives}`
  const config = join(folder, 'nginx.conf')
  await writeFile(config, `${frame} http { ${http} ${temporary.join(' ')}\n${site}\n}\n`)
  return [NGINX, '-p', folder, '-e', 'stderr', '-c', config]
}

/** @throws {Error} if the file lacks one of the texts */
function replaceEach(file: string, changes: ReadonlyArray<readonly [string, string]>): string {
  return changes.reduce((text, [found, replacement]) => {
    if (!text.includes(found)) throw new Error(`Our file has no "${found}"`)
    return text.replaceAll(found, replacement)
  }, file)
}

/** Writes `site.pem` and `site.key`. @returns the authority that signed them */
async function certify(folder: string): Promise<string> {
  const openssl = (...args: ReadonlyArray<string>) => promisify(execFile)('openssl', args, { cwd: folder })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const authority = ['-keyout', 'authority.key', '-out', 'authority.pem', '-subj', '/CN=Thrown away']
  await openssl('req', '-x509', '-days', '2', ...key, ...authority)
  await openssl('req', ...key, '-keyout', 'site.key', '-out', 'site.csr', '-subj', `/CN=${DOMAIN}`)
  await writeFile(join(folder, 'names'), `subjectAltName=DNS:${DOMAIN}`)
  const signed = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial', '-extfile', 'names']
  await openssl('x509', '-req', '-days', '2', '-in', 'site.csr', '-out', 'site.pem', ...signed)
  return readFile(join(folder, 'authority.pem'), 'utf8')
}
