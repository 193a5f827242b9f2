import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import company from '../content/company.json' with { type: 'json' }
import { BUILD_TARGETS } from '../site/build/browser-support/minimum-browsers.ts'
import { customPropertiesIn } from '../site/build/custom-properties.ts'
import { withoutOtherRooms, withoutUnusedProperties } from '../site/styles/unused-styles.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The staff's inbox. It is built beside the site, in its own folder (ops/setup/build.mjs). */
export default defineConfig({
  root: ROOT,
  base: '/',
  publicDir: false,
  plugins: [react(), usedStyles()],
  // For the pages before sign-in; afterwards the session has the name.
  define: { COMPANY_NAME: JSON.stringify(company.tradingName.value) },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: BUILD_TARGETS,
    assetsDir: '_inbox',
    license: { fileName: 'licences/inbox.txt' },
    // The page's policy allows no address but our own: nothing may become a data: script or style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { inbox: fileURLToPath(new URL('index.html', import.meta.url)) },
      // The first load is one file: thirty files shared with later pages would take more bytes.
      output: { codeSplitting: { groups: [{ name: 'first-load', tags: ['$initial'] }] } },
    },
  },
})

/** Removes the parts of ui/scale.css and ui/rooms.css that the inbox does not use; its themes have no high-contrast colours. */
function usedStyles(): Plugin {
  const sheets = globSync([`${ROOT}{inbox,pictures}/**/*.css`, `${ROOT}ui/{layout,*.module}.css`]).map(
    (path) => readFileSync(path, 'utf8'),
  )
  const usedText = [
    ...customPropertiesIn('inbox', 'pictures', 'ui'),
    ...(sheets.join('\n').match(/(?<=var\()--[\w-]+/g) ?? []),
  ]
  return {
    name: 'used-styles',
    enforce: 'pre',
    apply: 'build',
    transform(css, id) {
      if (!/\/ui\/(?:scale|rooms)\.css$/.test(id)) return null
      const [scale = ''] = css.split('@media (prefers-contrast')
      return withoutUnusedProperties(
        withoutOtherRooms(scale, (room) => room === 'inbox'),
        usedText,
      )
    },
  }
}
