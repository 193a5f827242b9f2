import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedPrefix } from './compressed-prefix.ts'

const plain = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `${index * index} `).join(''))
const stream = brotliCompressSync(plain)
const read = (bytes: number) =>
  brotliDecompressSync(stream.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length

test('with the prefix the part can be decoded, and with a byte less it cannot', () => {
  const prefix = compressedPrefix(stream, 70_000)
  expect(prefix).toBeLessThan(stream.length)
  expect(read(prefix)).toBeGreaterThanOrEqual(70_000)
  expect(read(prefix - 1)).toBeLessThan(70_000)
})

test('an empty part needs nothing, the whole needs at most the stream, and more than the whole is an error', () => {
  expect(compressedPrefix(stream, 0)).toBe(0)
  expect(compressedPrefix(stream, plain.length)).toBeLessThanOrEqual(stream.length)
  expect(() => compressedPrefix(stream, plain.length + 1)).toThrow(RangeError)
})
