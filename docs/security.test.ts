import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ROOT } from '../ops/setup/root.mjs'
import { SCENARIOS } from '../tests/promises/scenarios.ts'

const LINK = /\]\(([^)\s]+)\)/g
const COMMAND = /`npm run ([\w:-]+)/g
const SCENARIO = /`([PRSW]\d+|attack)`/g
const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().default(false) })),
})

const text = await readFile(join(ROOT, 'SECURITY.md'), 'utf8')

test('every file that SECURITY.md names exists', async () => {
  const files = namedBy(LINK)
  expect(files.length).toBeGreaterThan(30)
  const missing = await Promise.all(
    files.map((file) =>
      access(join(ROOT, file)).then(
        () => [],
        () => [file],
      ),
    ),
  )
  expect(missing.flat()).toEqual([])
})

test('every command that SECURITY.md names exists', async () => {
  const { scripts } = packageSchema.parse(await readJson('package.json'))
  expect(namedBy(COMMAND)).toEqual(expect.arrayContaining(['promises', 'observatory', 'sbom']))
  expect(namedBy(COMMAND).filter((name) => !(name in scripts))).toEqual([])
})

test('every scenario that SECURITY.md names exists', () => {
  const names = namedBy(SCENARIO)
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter((name) => !SCENARIOS.some(({ id }) => id === name))).toEqual([])
})

test('each attacker has a defence, and a test or promise that proves it', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Who | '))
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) {
    const [, attacker, , defence, evidence] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    expect([attacker, defence]).not.toContain('')
    expect([attacker, evidence]).toEqual([
      attacker,
      expect.stringMatching(/\]\([\w/.-]+\.(?:test|spec)\.ts\)|`R\d+`/),
    ])
  }
})

test('every package with an install script is allowed or forbidden to run it', async () => {
  const { allowScripts } = packageSchema.parse(await readJson('package.json'))
  const { packages } = lockSchema.parse(await readJson('package-lock.json'))
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(names).toContain('node')
  expect(names.filter((name) => !(name in allowScripts))).toEqual([])
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node'])
})

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(ROOT, name), 'utf8'))
}

function namedBy(pattern: RegExp): Array<string> {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))]
}
