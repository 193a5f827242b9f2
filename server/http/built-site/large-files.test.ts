import { read } from 'node:fs'
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLargeFiles, UnreadableFileError } from './large-files.ts'
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

function opened(files: ReturnType<typeof keepLargeFiles>, of = path): FileOnDisk {
  const file = files.keep(of, '/photo.webp')
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
  const files = keepLargeFiles(folder)
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
  const files = keepLargeFiles(folder)
  const bytes = files.keep(path, '/photo.webp')
  files.keep(await otherFile(), '/other.webp') // it is a copy: the next one does not change it
  expect(bytes).toEqual(PHOTO.subarray(0, 5_000))
  await files.close()
})

test('a thousand who ask for a file meanwhile get it from one read', async () => {
  const { letGo, reads } = slowReads()
  const files = keepLargeFiles(folder, reads)
  const file = opened(files)
  const asked = Array.from({ length: 1_000 }, () => file.read())
  letGo()
  expect(new Set(await Promise.all(asked)).size).toBe(1)
  expect(reads).toHaveBeenCalledTimes(1)
  await files.close()
})

test('what was asked for last outlives a collection of garbage; what nobody asks for any more does not', async () => {
  const files = keepLargeFiles(folder)
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
  const files = keepLargeFiles(folder, reads)
  const asked = Array.from({ length: 30 }, () => opened(files).read())
  await turn()
  expect(reads).toHaveBeenCalledTimes(2)
  letGo()
  for (const bytes of await Promise.all(asked)) expect(bytes.equals(PHOTO)).toBe(true)
  await files.close()
})

test('whatever becomes of a file, it is read as it was', async () => {
  const files = keepLargeFiles(folder)
  const [changed, cutOff, removed] = [opened(files), opened(files), opened(files)]
  await writeFile(path, OTHER)
  expect((await changed.read()).equals(PHOTO)).toBe(true)
  await truncate(path, 100)
  expect((await cutOff.read()).equals(PHOTO)).toBe(true)
  await rm(path)
  expect((await removed.read()).equals(PHOTO)).toBe(true)
  await files.close()
})

test('each file is read from its own place in the copy, which has no name', async () => {
  const files = keepLargeFiles(folder)
  const photo = opened(files)
  const other = opened(files, await otherFile())
  expect((await other.read()).equals(OTHER)).toBe(true)
  expect((await photo.read()).equals(PHOTO)).toBe(true)
  expect((await readdir(folder)).toSorted()).toEqual(['other.webp', 'photo.webp'])
  await files.close()
})

test('where the disk has little room, it is left to the enquiries', async () => {
  const files = keepLargeFiles(folder, readAt, () => 100 * 1024 * 1024)
  expect(files.keep(path, '/photo.webp')).toEqual(PHOTO)
  await files.close()
})

test('where no copy can be written, a large file stays in memory', async () => {
  const files = keepLargeFiles(join(folder, 'missing'))
  expect(files.keep(path, '/photo.webp')).toEqual(PHOTO)
  await files.close()
})

test('what the disk cannot read is refused, and the next file is read', async () => {
  const reads = vi.fn(readAt).mockRejectedValueOnce(new Error('EIO: i/o error, read'))
  const files = keepLargeFiles(folder, reads)
  const file = opened(files)
  await expect(file.read()).rejects.toMatchObject({ statusCode: 503, cause: { message: /EIO/ } })
  expect((await file.read()).equals(PHOTO)).toBe(true)
  await files.close()
})

test('closing waits for all that was asked for; what comes later is refused', async () => {
  const { letGo, reads } = slowReads()
  const files = keepLargeFiles(folder, reads)
  const [first, second, third, late] = [opened(files), opened(files), opened(files), opened(files)]
  const asked = [first.read(), second.read(), third.read()]
  await turn()
  const closed = files.close()
  letGo()
  for (const bytes of await Promise.all(asked)) expect(bytes.equals(PHOTO)).toBe(true)
  await closed
  await expect(late.read()).rejects.toThrow(UnreadableFileError)
})

async function otherFile(): Promise<string> {
  const other = join(folder, 'other.webp')
  await writeFile(other, OTHER)
  return other
}
