import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { ROOT } from '../setup/root.mjs'

const ALLOWED =
  /^(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|OFL-1\.1|Zlib)$/
/** Packages that only build the site, or draw its pictures on the server: unmodified, and not sent to visitors. */
const ALLOWED_UNCHANGED = /^(?:MPL-2\.0|LGPL-3\.0-or-later)$/
const UNCHANGED = /^(?:lightningcss|@img\/sharp|satori$)/
/** Packages whose package.json names no licence; their licence file is the MIT licence. */
const MIT_BY_FILE = ['png-js']

type Licence = { license: { id: string } } | { expression: string }
type Bom = {
  bomFormat: string
  metadata: { component: object }
  components: Array<{
    name: string
    version: string
    hashes: Array<{ alg: string }>
    licenses?: Array<Licence>
  }>
}
type Lock = { version: string; packages: Record<string, { version: string; dev?: boolean }> }

const inFolder = temporaryFolder()
let text: string
let bom: Bom
beforeAll(async () => {
  const file = inFolder('sbom.json')
  await promisify(execFile)(process.execPath, ['ops/commands/sbom.ts', file], { cwd: ROOT })
  text = await readFile(file, 'utf8')
  bom = JSON.parse(text)
})

test('the file lists every package of the lock that serves the site, and none that only builds or tests it', async () => {
  const lock: Lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'))
  const { bomFormat, components, metadata } = bom
  expect(bomFormat).toBe('CycloneDX')
  const installed = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  const serving = installed.map(([path, { version }]) => `${nameOf(path)}@${version}`)
  const named = components.map(({ name, version }) => `${name}@${version}`)
  expect(metadata.component).toMatchObject({ name: 'twelve-moons', version: lock.version })
  expect(named.toSorted()).toEqual([...new Set(serving)].toSorted())
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'zod']))
  expect(names).not.toContain('vitest')
})

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

test('each package has the hash of its archive and a licence that lets us distribute it', () => {
  const { components } = bom
  expect(components.filter(({ hashes }) => !hashes.some(({ alg }) => alg === 'SHA-512'))).toEqual([])
  const refused = components.filter(({ name, licenses = [] }) => {
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
