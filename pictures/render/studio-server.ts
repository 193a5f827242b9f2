import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Serves the studio on this machine only, at a free port by default. Close it when the pictures are taken. */
export async function openStudio(port = 0): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: `${ROOT}pictures/studio`,
    cacheDir: `${ROOT}node_modules/.vite-scenes`,
    logLevel: 'error',
    css: { postcss: ROOT },
    // Resolves modules as Node does, so that nothing is loaded while a picture is taken.
    resolve: { conditions: ['module', 'development|production'] },
    server: { host: '127.0.0.1', port, fs: { allow: [ROOT] } },
  })
  return server.listen()
}

/** The studio's address. @throws {Error} if it does not listen */
export function addressOf(server: ViteDevServer): string {
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The studio does not listen')
  return url
}
