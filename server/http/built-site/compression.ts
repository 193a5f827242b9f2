import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Compression = Exclude<Encoding, 'identity'>
/** `best` makes a page a fifth smaller and takes thirty times as long. */
export type Quality = 'quick' | 'best'

export const COMPRESSIONS: ReadonlyArray<Compression> = ['br', 'gzip']
/** The level is part of a file's ETag, which ops/deploy/proxies/nginx.conf reads. */
export const LEVELS = { quick: { br: 5, gzip: 5 }, best: { br: 11, gzip: 9 } } as const

/** In order of preference among encodings that the client accepts equally. */
const OFFERED: ReadonlyArray<Encoding> = [...COMPRESSIONS, 'identity']
const CACHED_HEADERS = 200
// Browsers send only a few different values; the limit keeps invented ones from filling the memory.
const parsedHeaders = new LRUCache<string, ReadonlyArray<Encoding>>({
  max: CACHED_HEADERS,
  memoMethod: parse,
})
const brotliInBackground = promisify(brotliCompress)
const gzipInBackground = promisify(gzip)

/**
 * The encodings that a client accepts, its favourite first (RFC 9110 §12.5.3). Always with `identity`: a client that refuses
 * everything gets the plain bytes, not a 406.
 */
export function acceptedEncodings(header: string | undefined): ReadonlyArray<Encoding> {
  return header === undefined ? ['identity'] : parsedHeaders.memo(header)
}

function parse(header: string): ReadonlyArray<Encoding> {
  // RFC 9110 §8.4.1.3: x-gzip is gzip.
  const headers = { 'accept-encoding': header.replaceAll(/\bx-gzip\b/gi, 'gzip') }
  const accepted = new Negotiator({ headers }).encodings(OFFERED, { preferred: OFFERED })
  return accepted.includes('identity') ? accepted : [...accepted, 'identity']
}

/** Compresses on the calling thread. */
export function compress(body: Buffer, encoding: Compression, quality: Quality): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(body, brotliOptions(body, LEVELS[quality].br))
    : gzipSync(body, { level: LEVELS[quality].gzip })
}

/** Compresses at the best quality, in libuv's thread pool. */
export function compressInBackground(body: Buffer, encoding: Compression): Promise<Buffer> {
  return encoding === 'br'
    ? brotliInBackground(body, brotliOptions(body, LEVELS.best.br))
    : gzipInBackground(body, { level: LEVELS.best.gzip })
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}
