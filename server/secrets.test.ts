import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { secretIn } from './secrets.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-secret-'))
})

test('a secret is created once, private to its owner, with its folder and nothing else', async () => {
  const folder = join(dataDir, 'new', 'folder')
  const secret = await secretIn(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await secretIn(folder)).toBe(secret)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['secret'])
})

test('twenty simultaneous starts get the same secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => secretIn(dataDir)))
  expect(new Set(secrets).size).toBe(1)
})

test('a server waits while another is still writing the secret', async () => {
  const path = join(dataDir, 'secret')
  await writeFile(path, '')
  const waiting = secretIn(dataDir)
  await writeFile(path, 'x'.repeat(40))
  expect(await waiting).toBe('x'.repeat(40))
})

test('a truncated secret is refused, naming the file', async () => {
  await writeFile(join(dataDir, 'secret'), 'short')
  await expect(secretIn(dataDir)).rejects.toThrow(join(dataDir, 'secret'))
})

test('a full disk is reported in a sentence, and leaves no empty secret', () => {
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

test('a folder in the place of the file is reported in a sentence', async () => {
  await mkdir(join(dataDir, 'secret'))
  await expect(secretIn(dataDir)).rejects.toThrow(`${join(dataDir, 'secret')} is a folder`)
})
