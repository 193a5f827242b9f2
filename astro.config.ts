import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { touchDirective } from './site/touch/integration.ts'

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  // The build knows no public origin: the server puts SITE_URL in the place of this one (RFC 2606: never resolves).
  site: 'https://site.invalid',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), touchDirective()],
  devToolbar: { enabled: false },
  server: { port: 4321 },
})
