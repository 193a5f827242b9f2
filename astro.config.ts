import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { demos } from './demos/integration.ts'
import { todayInJohannesburg } from './domain/calendar/calendar.ts'
import { paths } from './domain/sitemap/paths.ts'
import { BUILD_TARGETS } from './site/build/browser-support/minimum-browsers.ts'
import { customPropertiesIn } from './site/build/custom-properties.ts'
import { deferredStyles } from './site/build/deferred-styles/integration.ts'
import { firstFace } from './site/build/fonts/first-face.ts'
import { priceList } from './site/build/price-list.ts'
import { touchDirective } from './site/hydration/integration.ts'
import { solutionTransitions } from './site/styles/solution-transitions.ts'

// Astro would report each build, each check and each start of its server to its makers.
process.env.ASTRO_TELEMETRY_DISABLED = '1'

/** The folder of words and prices. A version of the site that owners publish has its own. */
const CONTENT = resolve(process.env.CONTENT_DIR ?? 'content')
/** The folder of the build's caches. CACHE_DIR sets another one, because the checkout may be read-only. */
const CACHE = resolve(process.env.CACHE_DIR ?? 'node_modules')
const company: { tradingName: { value: string } } = contentFile('company.json')
const solutions: Array<{ url: string }> = contentFile('solutions.json')

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  cacheDir: join(CACHE, '.astro'),
  // The build knows no public origin: the server puts SITE_URL in the place of this one (RFC 2606: never resolves).
  site: 'https://site.invalid',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    touchDirective(),
    firstFace(company.tradingName.value, [paths.calculator(), paths.yourName()]),
    deferredStyles(['index.html']),
    demos(BUILD_TARGETS),
    priceList(process.env.PRICES_ON ?? todayInJohannesburg(new Date()), CONTENT),
  ],
  devToolbar: { enabled: false },
  vite: {
    cacheDir: join(CACHE, '.vite'),
    resolve: { alias: { '@content': CONTENT } },
    define: { SCRIPT_PROPERTIES: JSON.stringify(customPropertiesIn('demos', 'pictures', 'site', 'ui')) },
    build: { target: BUILD_TARGETS },
    plugins: [
      solutionTransitions(solutions.map(({ url }) => url)),
      {
        name: 'licences-of-scripts',
        // Astro drops this option from `environments.client.build`.
        configEnvironment: (name) =>
          name === 'client' ? { build: { license: { fileName: 'licences/site.txt' } } } : undefined,
      },
    ],
  },
  server: { port: 4321 },
})

function contentFile(name: string) {
  return JSON.parse(readFileSync(resolve(CONTENT, name), 'utf8'))
}
