import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { secretIn } from './secrets.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-secret-'))
})

test('a secret is made once and kept for its owner only', async () => {
  const secret = await secretIn(dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await secretIn(dataDir)).toBe(secret)
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
})

test('the data folder is made if it is not there', async () => {
  await secretIn(join(dataDir, 'new', 'folder'))
  expect(await readFile(join(dataDir, 'new', 'folder', 'secret'), 'utf8')).toMatch(/^[\w-]{43}\n$/)
})

test('twenty that start at once agree', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => secretIn(dataDir)))
  expect(new Set(secrets).size).toBe(1)
})

test('a server that comes while another is still writing waits for it', async () => {
  const path = join(dataDir, 'secret')
  await writeFile(path, '')
  const waiting = secretIn(dataDir)
  await writeFile(path, 'x'.repeat(40))
  expect(await waiting).toBe('x'.repeat(40))
})

test('a secret cut short is refused, naming the file', async () => {
  await writeFile(join(dataDir, 'secret'), 'short')
  await expect(secretIn(dataDir)).rejects.toThrow(join(dataDir, 'secret'))
})

test('nothing but the secret is left behind', async () => {
  await secretIn(dataDir)
  expect(await readdir(dataDir)).toEqual(['secret'])
})

test('a full disk is told in a sentence, and leaves no empty secret', () => {
  const script = `
    const { OperatorError } = await import('${new URL('./errors.ts', import.meta.url)}')
    const { secretIn } = await import('${new URL('./secrets.ts', import.meta.url)}')
    const fault = await secretIn(process.argv[1]).catch((error) => error)
    console.log(fault instanceof OperatorError, fault.message)`
  const limited = 'ulimit -f 0; exec "$0" --input-type=module --eval "$1" "$2"' // no file may grow
  const ran = spawnSync('sh', ['-c', limited, process.execPath, script, dataDir], { encoding: 'utf8' })
  expect(ran.stdout).toMatch(/^true .*secret cannot be written \(EFBIG.*set SECRET\.$/m)
  expect(readdirSync(dataDir)).toEqual([])
})

test('a folder in its place is told in a sentence', async () => {
  await mkdir(join(dataDir, 'secret'))
  await expect(secretIn(dataDir)).rejects.toThrow(`${join(dataDir, 'secret')} is a folder`)
})
