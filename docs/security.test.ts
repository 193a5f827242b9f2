import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ROOT } from '../setup/root.mjs'

const LINK = /\]\(([^)\s]+)\)/g
const COMMAND = /`npm run ([\w:-]+)/g
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) })

const text = await readFile(join(ROOT, 'SECURITY.md'), 'utf8')

test('every file that SECURITY.md names is there', async () => {
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

test('every command that it names is one', async () => {
  const { scripts } = packageSchema.parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
  expect(namedBy(COMMAND)).toEqual(expect.arrayContaining(['promises', 'observatory', 'sbom', 'attack']))
  expect(namedBy(COMMAND).filter((name) => !(name in scripts))).toEqual([])
})

test('each attacker has something that stops them and a test that shows it', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Who | '))
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) {
    const [, who, , stops, shown] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    expect([who, stops]).not.toContain('')
    expect([who, shown]).toEqual([who, expect.stringMatching(/\]\([\w/.-]+\.(?:test|spec)\.ts\)/)])
  }
})

function namedBy(pattern: RegExp): Array<string> {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))]
}
