import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import { type ChildServer, startBeside } from './child-server.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** A page with its compressed forms, and what else is sent with it. */
export type ServedPage = {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  contentType: string
  headers: Readonly<Record<string, string>>
}

/**
 * nginx with one worker, as one would set it up to be fast: compressed files prepared, kept open, nothing logged, and no
 * connection closed after a number of requests.
 *
 * @param folder an empty one that everybody may read
 */
export async function startNginx(folder: string, page: ServedPage): Promise<ChildServer> {
  const port = await freePort()
  const root = join(folder, 'root')
  await mkdir(root)
  await Promise.all([
    writeFile(join(root, 'index.html'), page.plain),
    writeFile(join(root, 'index.html.br'), page.br),
    writeFile(join(root, 'index.html.gz'), page.gzip),
    writeFile(join(folder, 'nginx.conf'), configuration(root, port, page)),
  ])
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]
  return startBeside(`http://127.0.0.1:${port}/`, 'nginx', args)
}

function configuration(root: string, port: number, { contentType, headers }: ServedPage): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`)
  return `load_module ${BROTLI};
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 5 5;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=10m;
  gzip_static on;
  brotli_static on;
  types {}
  default_type "${contentType}";
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${added.join('\n    ')}
  }
}
`
}
