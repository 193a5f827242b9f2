import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import company from '../content/company.json' with { type: 'json' }
import { BUILD_TARGETS } from '../site/build/browser-support/minimum-browsers.ts'

/** The staff's inbox. It is built beside the site, in a folder of its own (ops/setup/build.mjs). */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [react()],
  // For the pages before sign-in; afterwards the session has it.
  define: { COMPANY_NAME: JSON.stringify(company.tradingName.value) },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: BUILD_TARGETS,
    assetsDir: '_inbox',
    license: { fileName: 'licences/inbox.txt' },
    // The policy of the page allows no address but our own: nothing may become a data: script or style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { inbox: fileURLToPath(new URL('index.html', import.meta.url)) },
      // What the first load needs in one file: in thirty, which later pages share, it takes more bytes.
      output: { codeSplitting: { groups: [{ name: 'first-load', tags: ['$initial'] }] } },
    },
  },
})
