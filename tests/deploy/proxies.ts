import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Program, runProgram } from './run-program.ts'

const OURS = new URL('../../ops/deploy/proxies/', import.meta.url)
export const DOMAIN = 'www.moons.example'

/** Where a proxy writes in its folder what was asked for. */
const LOG = 'access.log'

export type Setting = {
  /** For its files; the caller's to remove. */
  folder: string
  port: number
  /** Where the sites listen, one or two. */
  sites: ReadonlyArray<number>
}
/** `authority` signs its certificate, in PEM: thrown away with the folder. */
export type RunningProxy = Program & {
  /** Where it answers without TLS. */
  plainPort: number
  authority: string
  logged: () => Promise<string>
}

/** Caddy with our file, as it stands, and with an authority of its own instead of one that the world trusts. */
export async function startCaddy(file: string, { folder, port, sites }: Setting): Promise<RunningProxy> {
  const config = join(folder, 'Caddyfile')
  const storage = join(folder, 'caddy')
  const trial = ` admin off\n http_port ${port + 1}\n https_port ${port}\n local_certs\n skip_install_trust\n storage file_system ${storage}\n`
  const ours = replaceEach(await readFile(new URL(file, OURS), 'utf8'), [
    ['\tlog default {\n', `${trial}\tlog default {\n\t\toutput file ${join(folder, LOG)}\n`],
    ['{$DOMAIN} {\n', '{$DOMAIN} {\n\tlog\n'],
  ])
  await writeFile(config, ours)
  const upstreams = sites.map((each) => `127.0.0.1:${each}`).join(' ')
  const env = { DOMAIN, UPSTREAM: upstreams, UPSTREAMS: upstreams, HOME: folder }
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', config]
  const program = await runProgram(command, { port, env: { ...env, XDG_DATA_HOME: folder } })
  const authority = await readFile(join(storage, 'pki/authorities/local/root.crt'), 'utf8')
  return { ...program, plainPort: port + 1, authority, logged: () => readFile(join(folder, LOG), 'utf8') }
}

/** nginx with our file, whose addresses, domain and certificate alone are others. */
export async function startNginx({ folder, port, sites }: Setting): Promise<RunningProxy> {
  const authority = await certify(folder)
  const [first, second = first] = sites
  const ours = await readFile(new URL('nginx.conf', OURS), 'utf8')
  const site = replaceEach(ours, [
    ['server 127.0.0.1:3000', `server 127.0.0.1:${first}`],
    ['# server 127.0.0.1:3001', `server 127.0.0.1:${second}`],
    ['    listen 80', `    listen 127.0.0.1:${port + 1}`],
    ['    listen 443', `    listen 127.0.0.1:${port}`],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:80 default_server;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['    listen [::]:443 ssl http2 default_server;\n', ''],
    ['/etc/letsencrypt/live/www.example.co.za/fullchain.pem', join(folder, 'site.pem')],
    ['/etc/letsencrypt/live/www.example.co.za/privkey.pem', join(folder, 'site.key')],
    ['www.example.co.za', DOMAIN],
    ['/var/log/nginx/access.log', join(folder, LOG)],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const frame = `${user} daemon off; error_log stderr; pid ${join(folder, 'pid')}; events {}`
  const config = join(folder, 'nginx.conf')
  await writeFile(config, `${frame} http { access_log off; ${temporary.join(' ')}\n${site}\n}\n`)
  const program = await runProgram(['nginx', '-p', folder, '-e', 'stderr', '-c', config], { port })
  return { ...program, plainPort: port + 1, authority, logged: () => readFile(join(folder, LOG), 'utf8') }
}

/** @throws {Error} if one of the texts is not in the file any more: then something else would be tried */
function replaceEach(file: string, changes: ReadonlyArray<readonly [string, string]>): string {
  return changes.reduce((text, [ours, trial]) => {
    if (!text.includes(ours)) throw new Error(`Our file has no "${ours}"`)
    return text.replaceAll(ours, trial)
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
