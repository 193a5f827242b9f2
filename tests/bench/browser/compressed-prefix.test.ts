import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedPrefix } from './compressed-prefix.ts'

const plain = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `${index * index} `).join(''))
const stream = brotliCompressSync(plain)
const read = (bytes: number) =>
  brotliDecompressSync(stream.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length

test('the prefix is long enough to decode the requested bytes, and with a byte less it is not', () => {
  const prefix = compressedPrefix(stream, 70_000)
  expect(prefix).toBeLessThan(stream.length)
  expect(read(prefix)).toBeGreaterThanOrEqual(70_000)
  expect(read(prefix - 1)).toBeLessThan(70_000)
})

test('no bytes need no prefix, all bytes need at most the stream, and more bytes are an error', () => {
  expect(compressedPrefix(stream, 0)).toBe(0)
  expect(compressedPrefix(stream, plain.length)).toBeLessThanOrEqual(stream.length)
  expect(() => compressedPrefix(stream, plain.length + 1)).toThrow(RangeError)
})
