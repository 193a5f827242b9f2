import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { ROOT } from '../setup/root.mjs'

const ALLOWED =
  /^(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|OFL-1\.1|Zlib)$/
/** Packages that only build the site, or draw its pictures on the server: unmodified, and not sent to visitors. */
const ALLOWED_UNCHANGED = /^(?:MPL-2\.0|LGPL-3\.0-or-later)$/
const UNCHANGED = /^(?:lightningcss|@img\/sharp|satori$)/
/** Packages whose package.json names no licence; their licence file is the MIT licence. */
const MIT_BY_FILE = ['png-js']

const licenceSchema = z.union([
  z.object({ license: z.object({ id: z.string() }) }),
  z.object({ expression: z.string() }),
])
const bomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      hashes: z.array(z.object({ alg: z.string() })),
      licenses: z.array(licenceSchema).default([]),
    }),
  ),
})
const lockSchema = z.object({
  version: z.string(),
  packages: z.record(z.string(), z.object({ version: z.string(), dev: z.boolean().default(false) })),
})

let folder: string
let text: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twelve-moons-sbom-'))
  const file = join(folder, 'sbom.json')
  await promisify(execFile)(process.execPath, ['ops/commands/sbom.ts', file], { cwd: ROOT })
  text = await readFile(file, 'utf8')
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the file lists every package of the lock that serves the site, and none that only builds or tests it', async () => {
  const lock = lockSchema.parse(JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')))
  const { components, metadata } = bomSchema.parse(JSON.parse(text))
  const installed = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  const serving = installed.map(([path, { version }]) => `${nameOf(path)}@${version}`)
  const named = components.map(({ name, version }) => `${name}@${version}`)
  expect(metadata.component).toEqual({ name: 'twelve-moons', version: lock.version })
  expect(named.toSorted()).toEqual([...new Set(serving)].toSorted())
  const names = new Set(components.map(({ name }) => name))
  expect(['fastify', 'zod', 'vitest', 'lighthouse'].map((name) => names.has(name))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

test('each package has the hash of its archive and a licence that lets us distribute it', () => {
  const { components } = bomSchema.parse(JSON.parse(text))
  expect(components.filter(({ hashes }) => !hashes.some(({ alg }) => alg === 'SHA-512'))).toEqual([])
  const refused = components.filter(({ name, licenses }) => {
    const ids = licenses.flatMap((license) =>
      'license' in license ? license.license.id : license.expression.replace(/[()]/g, '').split(' AND '),
    )
    return (
      ids.length === 0 ||
      !ids.every((id) => ALLOWED.test(id) || (UNCHANGED.test(name) && ALLOWED_UNCHANGED.test(id)))
    )
  })
  expect(refused.map(({ name }) => name)).toEqual(MIT_BY_FILE)
})

test('the same lock gives the same file at any time, on any machine', () => {
  expect(text).not.toMatch(/timestamp|serialNumber|resolved|localhost/)
  expect(text).not.toContain(ROOT)
})
