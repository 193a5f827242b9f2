import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Some megabytes each, and rarely needed: they are loaded with the first mail, passkey, table, PDF, card, colour or chosen password. */
const LATER = [
  'nodemailer',
  'react',
  '@simplewebauthn/server',
  'prom-client',
  'csv-stringify',
  'pdfkit',
  '@cantoo/pdf-lib',
  'fontkit',
  'satori',
  'sharp',
  'culori',
  'react-dom',
  'pg',
  'stream-json',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
]
/** Prints the packages that the server's modules import. */
const SCRIPT = `
  import { registerHooks } from 'node:module'
  const packages = new Set()
  registerHooks({
    load: (url, context, next) => {
      const name = url.match(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/)?.[1]
      if (name) packages.add(name)
      return next(url, context)
    },
  })
  await import('${new URL('./serve.ts', import.meta.url)}')
  process.stdout.write(JSON.stringify([...packages]), () => process.exit())`

test('a server that has just started has loaded none of the rarely needed libraries', async () => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const packages: Array<string> = JSON.parse(stdout)
  expect(packages).toContain('fastify')
  expect(packages.filter((name) => LATER.includes(name))).toEqual([])
})
