import { createHash } from 'node:crypto'
import type { Headers } from '../security-headers.ts'
import {
  acceptedEncodings,
  COMPRESSIONS,
  type Compression,
  compress,
  compressInBackground,
  type Encoding,
  LEVELS,
  type Quality,
} from './compression.ts'
import type { MediaType } from './media-types.ts'

/** The bytes of a file in one encoding, with the headers of its response. */
export type Representation = {
  body: Buffer
  headers: Headers
  /** Of a 304, which has no body. */
  unchangedHeaders: Headers
}

/** A file in memory. Its compressed forms are made when they are first asked for, so that the server starts without waiting for them. */
export type SiteFile = {
  contentHash: string
  headers: Headers
  /** Its plain form, and each compressed one; where compressing makes it no smaller, the plain form stands for that too. */
  representations: Map<Encoding, Representation>
  isCompressible: boolean
}

/** @param headers what the file is sent with, but for its type, length, encoding and tag */
export function siteFile(body: Buffer, mediaType: MediaType, headers: Headers): SiteFile {
  const file = emptyFile(contentHashOf(body), mediaType, headers)
  addRepresentation(file, 'identity', body)
  return file
}

/** A page in the one encoding in which its visitor accepts it. `quality` is null where it is not compressed. */
export type CompressedPage = {
  contentHash: string
  body: Buffer
  encoding: Encoding
  quality: Quality | null
}

/** Compresses a page unless that makes it no smaller. */
export function compressedPage(body: Buffer, wanted: Encoding, quality: Quality): CompressedPage {
  const contentHash = contentHashOf(body)
  const compressed = wanted === 'identity' ? body : compress(body, wanted, quality)
  return compressed.length < body.length
    ? { contentHash, body: compressed, encoding: wanted, quality }
    : { contentHash, body, encoding: 'identity', quality: null }
}

/** A file that exists in one encoding only. */
export function compressedFile(page: CompressedPage, mediaType: MediaType, headers: Headers): SiteFile {
  const { contentHash, body, encoding, quality } = page
  const file = { ...emptyFile(contentHash, mediaType, headers), isCompressible: false }
  addRepresentation(file, encoding, body, quality)
  return file
}

function emptyFile(
  contentHash: string,
  { contentType, compressible }: MediaType,
  headers: Headers,
): SiteFile {
  const vary: Headers = compressible ? { vary: 'accept-encoding' } : {}
  return {
    contentHash,
    headers: { ...headers, 'content-type': contentType, ...vary },
    representations: new Map(),
    isCompressible: compressible,
  }
}

/** Replaces the quickly compressed forms by the smallest ones, off the main thread. */
export async function compressBest(file: SiteFile): Promise<void> {
  if (!file.isCompressible) return
  const { contentHash } = file
  const body = plainBody(file)
  for (const encoding of COMPRESSIONS) {
    const compressed = await compressInBackground(body, encoding)
    if (file.contentHash !== contentHash) return // replaced in the meantime
    addCompressed(file, encoding, compressed, 'best')
  }
}

/** The bytes of a file without any encoding. */
export function plainBody({ representations }: SiteFile): Buffer {
  const plain = representations.get('identity')
  if (!plain) throw new Error('A file without its plain form')
  return plain.body
}

/** Replaces a file's content, for all who hold the file. */
export function replaceBody(file: SiteFile, body: Buffer): void {
  file.contentHash = contentHashOf(body)
  file.representations.clear()
  addRepresentation(file, 'identity', body)
}

/** Names the bytes in a tag. */
function contentHashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32)
}

/** Whether the file is an HTML page. */
export function isPage({ headers }: SiteFile): boolean {
  return headers['content-type']?.startsWith('text/html') === true
}

/** The form of the file that suits an Accept-Encoding header best. */
export function representationFor(file: SiteFile, acceptEncoding: string | undefined): Representation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    if (encoding !== 'identity' && file.isCompressible && !file.representations.has(encoding))
      addCompressed(file, encoding, compress(plainBody(file), encoding, 'quick'), 'quick')
    const found = file.representations.get(encoding)
    if (found) return found
  }
  throw new Error('A file without a form')
}

/**
 * Whether the client's copy (If-None-Match) still holds.
 *
 * A tag is strong: it names the content, the encoding and its level, as bytes of another level differ. The copy holds if it names the
 * same content, so that a restart or the better compression does not send unchanged pages anew.
 */
export function holdsCopy(file: SiteFile, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((item) => {
    const tag = item.trim().replace(/^W\//, '')
    return tag === '*' || tag === `"${file.contentHash}"` || tag.startsWith(`"${file.contentHash}-`)
  })
}

function addCompressed(file: SiteFile, encoding: Compression, compressed: Buffer, quality: Quality): void {
  const present = file.representations.get(encoding) ?? file.representations.get('identity')
  if (present && compressed.length >= present.body.length) file.representations.set(encoding, present)
  else addRepresentation(file, encoding, compressed, quality)
}

function addRepresentation(
  file: SiteFile,
  encoding: Encoding,
  body: Buffer,
  quality: Quality | null = null,
): void {
  const isPlain = encoding === 'identity' || quality === null
  const tagEnding = isPlain ? '' : `-${encoding}${LEVELS[quality][encoding]}`
  const unchangedHeaders = {
    ...file.headers,
    ...(isPlain ? {} : { 'content-encoding': encoding }),
    etag: `"${file.contentHash}${tagEnding}"`,
  }
  const headers = { ...unchangedHeaders, 'content-length': String(body.length) }
  file.representations.set(encoding, { body, headers, unchangedHeaders })
}
