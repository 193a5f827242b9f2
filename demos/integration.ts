import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { gatherKeptList } from './service-worker/build/gather-kept-list.ts'
import { kiloBytes, weightOf } from './service-worker/build/weight.ts'

const WORKER = fileURLToPath(new URL('./service-worker/worker.ts', import.meta.url))

/**
 * Adds `client:interest` (waking/directive.ts), and builds the demos' service worker once the site is there:
 * `/demos/service-worker.js`, with the list of what it keeps in it.
 *
 * @param target the oldest browsers, as the site's own scripts are built for
 */
export function demosOffline(target: Array<string>): AstroIntegration {
  return {
    name: 'demos-offline',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'interest', entrypoint: './demos/waking/directive.ts' }),
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const list = await gatherKeptList(folder)
        await buildWorker(folder, list, target)
        const [first, later, pages] = await Promise.all(
          [list.first, list.later, [...Object.values(list.shells), ...list.pages.map(String)]].map((names) =>
            weightOf(folder, names),
          ),
        )
        logger.info(
          `kept for no signal: ${kiloBytes(first)} at first, ${kiloBytes(later)} later, pages ${kiloBytes(pages)}`,
        )
      },
    },
  }
}

async function buildWorker(folder: string, list: unknown, target: Array<string>): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { KEPT_LIST: JSON.stringify(list) },
    build: {
      target,
      outDir: `${folder}/demos`,
      emptyOutDir: false,
      // A worker of one file, which no module is loaded into: Firefox knows no others before 147.
      lib: { entry: WORKER, formats: ['iife'], name: 'demos', fileName: () => 'service-worker.js' },
    },
  })
}
