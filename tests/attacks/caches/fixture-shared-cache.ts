import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NGINX } from '../../../ops/setup/system-programs.mjs'
import { freePort } from '../../../server/free-port.ts'

export type SharedCache = {
  url: string
  /** Everything that it has stored: keys, headers and bodies. */
  stored: () => Promise<string>
  close: () => Promise<void>
}

/**
 * Starts a shared cache, like a CDN or an owner's proxy, in front of a server. It is nginx and stores every response that may
 * be cached, for any visitor, and for ten minutes if the response does not say how long.
 */
export async function startSharedCache(serverPort: number): Promise<SharedCache> {
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-cache-'))
  const cacheFolder = join(folder, 'kept')
  const port = await freePort()
  await mkdir(cacheFolder)
  await writeFile(join(folder, 'nginx.conf'), settings({ folder, port, serverPort }))
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;']
  const nginx = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await waitUntilReady(`http://127.0.0.1:${port}/ping`, nginx)
  return {
    url: `http://127.0.0.1:${port}`,
    stored: () => textOf(cacheFolder),
    close: async () => {
      const exited = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function settings({
  folder,
  port,
  serverPort,
}: {
  folder: string
  port: number
  serverPort: number
}): string {
  return `
worker_processes 1; pid ${folder}/nginx.pid; master_process off;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  proxy_cache_path ${folder}/kept keys_zone=kept:1m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location = /ping { return 204; }
    location / {
      proxy_pass http://127.0.0.1:${serverPort};
      proxy_set_header Host $http_host;
      proxy_cache kept;
      proxy_cache_key $request_method$request_uri;
      proxy_cache_methods GET HEAD POST;
      proxy_cache_valid any 10m;
      proxy_cache_use_stale error timeout updating http_500 http_502 http_503;
      proxy_cache_background_update on;
      proxy_cache_revalidate on;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`
}

async function waitUntilReady(url: string, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`nginx ended with ${nginx.exitCode}`)
}

async function textOf(folder: string): Promise<string> {
  const files = await readdir(folder)
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))).join('\n')
}
