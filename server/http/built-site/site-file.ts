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
type Representation = {
  body: Buffer
  headers: Headers
  /** Headers of a 304, which has no body. */
  notModifiedHeaders: Headers
}

/** A file in memory. It is compressed at the first request for an encoding, so that the server starts without delay. */
export type SiteFile = {
  contentHash: string
  headers: Headers
  /** By encoding. If compressing does not make the file smaller, an encoding has the plain bytes. */
  representations: Map<Encoding, Representation>
  isCompressible: boolean
}

/** @param headers of its response, except type, length, encoding and ETag */
export function siteFile(body: Buffer, mediaType: MediaType, headers: Headers): SiteFile {
  const file = emptyFile(contentHashOf(body), mediaType, headers)
  addRepresentation(file, 'identity', body)
  return file
}

/** A page in its visitor's encoding. `quality` is null if it is not compressed. */
export type CompressedPage = {
  contentHash: string
  body: Buffer
  encoding: Encoding
  quality: Quality | null
}

/** Compresses a page, if that makes it smaller. */
export function compressedPage(body: Buffer, encoding: Encoding, quality: Quality): CompressedPage {
  const contentHash = contentHashOf(body)
  const compressed = encoding === 'identity' ? body : compress(body, encoding, quality)
  return compressed.length < body.length
    ? { contentHash, body: compressed, encoding, quality }
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
  { contentType, isCompressible }: MediaType,
  headers: Headers,
): SiteFile {
  const vary: Headers = isCompressible ? { vary: 'accept-encoding' } : {}
  return {
    contentHash,
    headers: { ...headers, 'content-type': contentType, ...vary },
    representations: new Map(),
    isCompressible,
  }
}

/** Replaces quickly compressed bytes by the smallest ones, off the main thread. */
export async function compressBest(file: SiteFile): Promise<void> {
  if (!file.isCompressible) return
  const { contentHash } = file
  const body = plainBody(file)
  for (const encoding of COMPRESSIONS) {
    const compressed = await compressInBackground(body, encoding)
    if (file.contentHash !== contentHash) return // the content was replaced meanwhile
    addCompressed(file, encoding, compressed, 'best')
  }
}

/** The bytes of a file without any encoding. */
export function plainBody({ representations }: SiteFile): Buffer {
  const plain = representations.get('identity')
  if (!plain) throw new Error('A file without its plain bytes')
  return plain.body
}

/** Replaces a file's content in place. */
export function replaceBody(file: SiteFile, body: Buffer): void {
  file.contentHash = contentHashOf(body)
  file.representations.clear()
  addRepresentation(file, 'identity', body)
}

/** The part of an ETag that identifies the content. */
function contentHashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32)
}

/** Whether the file is an HTML page. */
export function isPage({ headers }: SiteFile): boolean {
  return headers['content-type']?.startsWith('text/html') === true
}

/** The representation of the file that suits an Accept-Encoding header best. */
export function representationFor(file: SiteFile, acceptEncoding: string | undefined): Representation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    if (encoding !== 'identity' && file.isCompressible && !file.representations.has(encoding))
      addCompressed(file, encoding, compress(plainBody(file), encoding, 'quick'), 'quick')
    const representation = file.representations.get(encoding)
    if (representation) return representation
  }
  throw new Error('A file without a representation')
}

/**
 * Whether the client's copy (If-None-Match) is still valid.
 *
 * ETags are strong: they name the content, the encoding and its level, because each level gives other bytes. A copy is valid if its tag
 * names the same content, so that a restart or better compression does not resend unchanged pages.
 */
export function hasValidCopy(file: SiteFile, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((item) => {
    const tag = item.trim().replace(/^W\//, '')
    return tag === '*' || tag === `"${file.contentHash}"` || tag.startsWith(`"${file.contentHash}-`)
  })
}

function addCompressed(file: SiteFile, encoding: Compression, compressed: Buffer, quality: Quality): void {
  const current = file.representations.get(encoding) ?? file.representations.get('identity')
  if (current && compressed.length >= current.body.length) file.representations.set(encoding, current)
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
  const notModifiedHeaders = {
    ...file.headers,
    ...(isPlain ? {} : { 'content-encoding': encoding }),
    etag: `"${file.contentHash}${tagEnding}"`,
  }
  const headers = { ...notModifiedHeaders, 'content-length': String(body.length) }
  file.representations.set(encoding, { body, headers, notModifiedHeaders })
}
