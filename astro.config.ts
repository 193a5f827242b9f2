import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import solutions from './content/solutions.json' with { type: 'json' }
import { demos } from './demos/integration.ts'
import { todayInJohannesburg } from './domain/calendar/calendar.ts'
import { BUILD_TARGETS } from './site/build/browser-support/minimum-browsers.ts'
import { deferredStyles } from './site/build/deferred-styles/integration.ts'
import { namesInScripts } from './site/build/names-in-scripts.ts'
import { priceList } from './site/build/price-list.ts'
import { touchDirective } from './site/hydration/integration.ts'
import { solutionTransitions } from './site/styles/solution-transitions.ts'

// Astro would report each build, each check and each start of its server to its makers.
process.env.ASTRO_TELEMETRY_DISABLED = '1'

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  // The build knows no public origin: the server puts SITE_URL in the place of this one (RFC 2606: never resolves).
  site: 'https://site.invalid',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    touchDirective(),
    deferredStyles(['index.html']),
    demos(BUILD_TARGETS),
    priceList(todayInJohannesburg(new Date())),
  ],
  devToolbar: { enabled: false },
  vite: {
    define: { NAMES_IN_SCRIPTS: JSON.stringify(namesInScripts('demos', 'pictures', 'site')) },
    build: { target: BUILD_TARGETS },
    plugins: [
      solutionTransitions(solutions.map(({ url }) => url)),
      {
        name: 'licences-of-scripts',
        // Astro drops what `environments.client.build` says of it.
        configEnvironment: (name) =>
          name === 'client' ? { build: { license: { fileName: 'licences/site.txt' } } } : undefined,
      },
    ],
  },
  server: { port: 4321 },
  // Optional: a font that comes too late waits for the next page, and nothing moves (docs/decisions/0014).
  fonts: [
    {
      name: 'Bricolage Grotesque',
      cssVariable: '--font-display',
      provider: fontProviders.local(),
      options: {
        variants: [
          {
            src: ['./site/build/fonts/bricolage-grotesque.woff2'],
            weight: '400 700',
            style: 'normal',
            display: 'optional',
          },
        ],
      },
      // Our own stand in: site/build/fonts/fallbacks.css.
      fallbacks: [],
      optimizedFallbacks: false,
    },
    {
      name: 'Figtree',
      cssVariable: '--font-body',
      provider: fontProviders.local(),
      options: {
        variants: [
          {
            src: ['./site/build/fonts/figtree.woff2'],
            weight: '400 700',
            style: 'normal',
            display: 'optional',
          },
        ],
      },
      fallbacks: [],
      optimizedFallbacks: false,
    },
  ],
})
