import { read } from 'node:fs'
import { mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFilesOpen, UnreadableFileError } from './open-files.ts'
import type { FileOnDisk } from './site-file.ts'

const PHOTO = Buffer.from(Uint8Array.from({ length: 40_000 }, (_, at) => at % 251))
const OTHER = Buffer.alloc(PHOTO.length, 1)
const readAt = promisify(read)

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twelve-moons-open-'))
  path = join(folder, 'photo.webp')
  await writeFile(path, PHOTO)
})
afterEach(() => rm(folder, { recursive: true }))

function opened(files: ReturnType<typeof keepFilesOpen>, of = path): FileOnDisk {
  const file = files.open(of, '/photo.webp')
  if (Buffer.isBuffer(file)) throw new Error('It is kept in memory')
  return file
}

/** Reads that take until they are let go. */
function slowReads() {
  const letGo = Promise.withResolvers<void>()
  const reads = vi.fn(async (...asked: Parameters<typeof readAt>) => {
    await letGo.promise
    return readAt(...asked)
  })
  return { letGo: letGo.resolve, reads }
}

test('a large file is read when it is asked for, and known as long as somebody holds it', async () => {
  const files = keepFilesOpen()
  const file = opened(files)
  expect(file.length).toBe(PHOTO.length)
  expect(file.known()).toBeUndefined()
  const bytes = await file.read()
  expect(bytes.equals(PHOTO)).toBe(true)
  expect(file.known()).toBe(bytes)
  await files.close()
})

test('a small file is in memory from the start', async () => {
  await writeFile(path, PHOTO.subarray(0, 5_000))
  const files = keepFilesOpen()
  const bytes = files.open(path, '/photo.webp')
  files.open(await otherFile(), '/other.webp') // it is a copy: the next one does not change it
  expect(bytes).toEqual(PHOTO.subarray(0, 5_000))
  await files.close()
})

test('a thousand who ask for a file meanwhile get it from one read', async () => {
  const { letGo, reads } = slowReads()
  const files = keepFilesOpen(reads)
  const file = opened(files)
  const asked = Array.from({ length: 1_000 }, () => file.read())
  letGo()
  expect(new Set(await Promise.all(asked)).size).toBe(1)
  expect(reads).toHaveBeenCalledTimes(1)
  await files.close()
})

test('what was asked for last outlives a collection of garbage; what nobody asks for any more does not', async () => {
  const files = keepFilesOpen()
  const tenMb = Array.from({ length: 250 }, () => opened(files))
  for (const file of tenMb) await file.read()
  await turn()
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  await turn()
  const known = tenMb.map((file) => file.known() !== undefined)
  const recent = Math.floor((4 * 1024 * 1024) / PHOTO.length)
  expect(known).toEqual([...Array(250 - recent).fill(false), ...Array(recent).fill(true)])
  await files.close()
})

test('of many files two are read at a time', async () => {
  const { letGo, reads } = slowReads()
  const files = keepFilesOpen(reads)
  const asked = Array.from({ length: 30 }, () => opened(files).read())
  await turn()
  expect(reads).toHaveBeenCalledTimes(2)
  letGo()
  for (const bytes of await Promise.all(asked)) expect(bytes.equals(PHOTO)).toBe(true)
  await files.close()
})

test('a file that was removed, or has another in its place, is read as it was', async () => {
  const files = keepFilesOpen()
  const [removed, replaced] = [opened(files), opened(files)]
  await rename(await otherFile(), path)
  expect((await replaced.read()).equals(PHOTO)).toBe(true)
  await rm(path)
  expect((await removed.read()).equals(PHOTO)).toBe(true)
  await files.close()
})

test('a file that was written into or cut off is refused until it is what it was', async () => {
  const files = keepFilesOpen()
  const file = opened(files)
  await writeFile(path, OTHER)
  await expect(file.read()).rejects.toThrow(UnreadableFileError)
  await truncate(path, 100)
  await expect(file.read()).rejects.toThrow('/photo.webp is not what it was')
  expect(file.known()).toBeUndefined()
  await writeFile(path, PHOTO)
  expect((await file.read()).equals(PHOTO)).toBe(true)
  await files.close()
})

test('what the disk cannot read is refused, and the next file is read', async () => {
  const reads = vi.fn(readAt).mockRejectedValueOnce(new Error('EIO: i/o error, read'))
  const files = keepFilesOpen(reads)
  const file = opened(files)
  await expect(file.read()).rejects.toMatchObject({ statusCode: 503, cause: { message: /EIO/ } })
  expect((await file.read()).equals(PHOTO)).toBe(true)
  await files.close()
})

test('closing waits for what is being read; what waits, and what comes later, is refused', async () => {
  const { letGo, reads } = slowReads()
  const files = keepFilesOpen(reads)
  const [first, second, third, fourth] = [opened(files), opened(files), opened(files), opened(files)]
  const underWay = [first.read(), second.read()]
  const waiting = third.read()
  await turn()
  const closed = files.close()
  const refused = expect(waiting).rejects.toThrow(UnreadableFileError)
  letGo()
  for (const bytes of await Promise.all(underWay)) expect(bytes.equals(PHOTO)).toBe(true)
  await refused
  await closed
  await expect(fourth.read()).rejects.toThrow(UnreadableFileError)
  expect(reads).toHaveBeenCalledTimes(2)
})

async function otherFile(): Promise<string> {
  const other = join(folder, 'other.webp')
  await writeFile(other, OTHER)
  return other
}
