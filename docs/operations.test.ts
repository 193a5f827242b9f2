import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sampleContact } from '../domain/enquiry/samples/enquiries.ts'
import { ENTRY_POINTS } from '../ops/deploy/image/gather.ts'
import { writeAuditAnchor } from '../server/inbox/audit/audit-anchor.ts'
import { auditEnd } from '../server/store/sql/audit.ts'
import { embeddedStore } from '../server/store/sqlite/driver.ts'
import { temporaryFolder } from '../server/store/testing/temporary-folder.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const inFolder = temporaryFolder()
const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8')
const text = await read('docs/operations.md')
const namesIn = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]

test('each command that operations.md names exists', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read('package.json')))
  const named = namesIn(/npm run (?:--silent )?([a-z][a-z:-]*)/g)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

test('each command that operations.md names is in the image, except those that it lists as missing', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read('package.json')))
  const missing = namesIn(/npm run (?:--silent )?([a-z][a-z:-]*)/g).filter((name) => {
    const [program] = /ops\/commands\/[\w-]+\.ts/.exec(scripts[name] ?? '') ?? []
    return program !== undefined && !ENTRY_POINTS.includes(program)
  })
  const [, list = ''] = /([^.]*) are not in the image/.exec(text) ?? []
  expect(missing.sort()).toEqual([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort())
})

test('each unit that operations.md names exists, and each timer is named there', () => {
  const units = readdirSync(`${ROOT}ops/deploy/systemd`)
  const named = namesIn(/\b(twelve-moons-[a-z-]+(?:@|\.timer)?)(?=[\s`.\d])/g)
  const exists = (name: string) =>
    units.some(
      (file) => file === name || file === `${name}.service` || file === `${name.replace(/@$/, '')}@.service`,
    )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !exists(name) && !text.includes(`/etc/${name}`))).toEqual([])
  for (const timer of units.filter((file) => file.endsWith('.timer'))) expect(named).toContain(timer)
})

test('no command of operations.md needs sudo, which a small Debian lacks', () => {
  expect(text).not.toMatch(/^\s*sudo |`sudo /m)
})

test('each setting that operations.md names exists', async () => {
  const settings = [...(await read('.env.example')).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const named = namesIn(/`([A-Z][A-Z_]{3,})[`=]/g)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !settings.includes(name))).toEqual([])
})

test('operations.md runs doctor after the first backup, without which doctor reports BAD', () => {
  const firstDay = text.slice(text.indexOf('## The first day'), text.indexOf('## Every day'))
  expect(firstDay.indexOf('**Backups**')).toBeGreaterThan(0)
  expect(firstDay.indexOf('run --silent doctor')).toBeGreaterThan(firstDay.indexOf('**Backups**'))
})

test('the newest entry of the changelog is the version of the package', async () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(await read('CHANGELOG.md')) ?? []
  expect(JSON.parse(await read('package.json'))).toMatchObject({ version: newest })
})

test('/metrics has each figure that operations.md names', async () => {
  const source = await read('server/inbox/watch/metrics.ts')
  const named = namesIn(/twelve_moons_([a-z_]+)/g)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !source.includes(`'${name}'`))).toEqual([])
})

test('each file and folder that operations.md names exists', () => {
  const files = namesIn(/`((?:bin|content|deploy|docs|server)\/[^`\s*…]+)`/g)
  expect(
    files.filter((file) => existsSync(`${ROOT}${file.split('/')[0]}`) && !existsSync(ROOT + file)),
  ).toEqual([])
})

test('the drill of operations.md, run as written, restores the same enquiries', async () => {
  const dataDir = inFolder('data')
  const { enquiries, database, close } = await embeddedStore.open(dataDir)
  for (const at of [1, 2, 3]) await enquiries.add(sampleContact(at))
  await writeAuditAnchor(database, dataDir, await database.read(auditEnd)) // as a running server does
  await close()
  const [, drill = ''] = /## A drill[\s\S]*?```sh\n([\s\S]*?)```/.exec(text) ?? []
  const [scratch, secret] = [inFolder('scratch'), randomBytes(32).toString('hex')]
  await mkdir(scratch)
  const env = { ...process.env, DATA_DIR: dataDir, SECRET: secret, DATABASE_URL: '', TMPDIR: scratch }
  const { stdout } = await promisify(execFile)('bash', ['-euc', drill], { cwd: ROOT, env })
  expect(stdout).toContain('was restored and read: 3 enquiries')
  expect(stdout).toMatch(/unbroken[\s\S]*The restored copy holds the same\.\n$/)
})
