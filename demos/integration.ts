import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { buildPrecacheManifest } from './offline/build/precache-manifest.ts'
import type { PrecacheManifest } from './offline/precache-manifest.ts'

const DIRECTIVE = fileURLToPath(new URL('./hydration/directive.ts', import.meta.url))
const WORKER = fileURLToPath(new URL('./offline/worker.ts', import.meta.url))

/**
 * The demos' part of the site's build: adds `client:interest` (hydration/directive.ts) and, once the pages are built, the
 * service worker `/demos/service-worker.js` with its precache manifest.
 *
 * @param target the minimum browsers, as for the site's own scripts
 */
export function demos(target: Array<string>): AstroIntegration {
  return {
    name: 'demos',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'interest', entrypoint: DIRECTIVE }),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        await buildWorker(folder, await buildPrecacheManifest(folder), target)
      },
    },
  }
}

async function buildWorker(folder: string, manifest: PrecacheManifest, target: Array<string>): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHE_MANIFEST: JSON.stringify(manifest) },
    build: {
      target,
      outDir: `${folder}/demos`,
      emptyOutDir: false,
      // A worker in a single file, because Firefox before 147 supports no module workers here.
      lib: { entry: WORKER, formats: ['iife'], name: 'demos', fileName: () => 'service-worker.js' },
    },
  })
}
