import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { Headers } from '../security-headers.ts'
import { acceptedEncodings, type Encoding } from './encodings.ts'
import type { MediaType } from './media-types.ts'

export type Representation = {
  /** Null for the plain form of a file that is kept compressed: see {@link bodyOf}. */
  body: Buffer | null
  etag: string
  headers: Headers
  /** Of the answer that the client's copy still holds, which has no body. */
  unchangedHeaders: Headers
}

/**
 * A file of the built site, held in memory once for each encoding in which it is smaller; no longer in its plain form once it is
 * compressed as small as can be, or if it came compressed. Larger pictures and fonts stay on the disk.
 */
export type SiteFile = {
  contentHash: string
  /** From where its only form is read; null for what is in memory. */
  onDisk: FileOnDisk | null
  /** The plain form as long as somebody is sent it: a thousand who read slowly share one. */
  unpacked: WeakRef<Buffer> | null
  headers: Headers
  representations: Map<Encoding, Representation>
  /** Encodings that are made when they are asked for first: who starts the server waits for none of them. */
  notYetPacked: Set<PackedEncoding>
}

/** A file whose bytes stay on the disk. */
export type FileOnDisk = {
  /** In bytes. */
  length: number
  contentHash: string
  /** Its bytes if they are in memory: until garbage is collected, or longer if somebody is sent them or they are among the last asked for. */
  known: () => Buffer | undefined
  /**
   * Reads its bytes, once for all who ask meanwhile.
   *
   * @throws {Error} with status 503 if the disk does not give them
   */
  read: () => Promise<Buffer>
}

export type PackedEncoding = Exclude<Encoding, 'identity'>
/** A body compressed quickly, in those encodings in which it is smaller. */
type Packed = { [Name in PackedEncoding]?: Buffer | undefined }

const PACKED_ENCODINGS: ReadonlyArray<PackedEncoding> = ['br', 'gzip']
/** Caches know what was compressed in haste by its tag: ops/deploy/proxies/nginx.conf names these levels. */
const QUICK = { br: 5, gzip: 5 }
const BEST = { br: 11, gzip: 9 }
const brotliInBackground = promisify(brotliCompress)
const gzipInBackground = promisify(gzip)

/** Compresses at quick levels, on the calling thread. */
function pack(body: Buffer, encodings: ReadonlyArray<PackedEncoding>): Packed {
  const packed: Packed = {}
  if (encodings.includes('br')) packed.br = brotliCompressSync(body, brotliOptions(body, QUICK.br))
  if (encodings.includes('gzip')) packed.gzip = gzipSync(body, { level: QUICK.gzip })
  for (const encoding of PACKED_ENCODINGS)
    if ((packed[encoding]?.length ?? 0) >= body.length) delete packed[encoding]
  return packed
}

/**
 * Whose forms are made at its first request.
 *
 * @param headers what the file is sent with, but for its length, encoding and tag
 */
export function siteFile(body: Buffer, mediaType: MediaType, headers: Headers): SiteFile {
  const file = emptyFile(contentHashOf(body), mediaType, headers)
  addRepresentation(file, 'identity', body, '')
  if (mediaType.compressible) for (const encoding of PACKED_ENCODINGS) file.notYetPacked.add(encoding)
  return file
}

/** A file that is sent as it stands on the disk. */
export function fileOnDisk(onDisk: FileOnDisk, mediaType: MediaType, headers: Headers): SiteFile {
  const file = { ...emptyFile(onDisk.contentHash, mediaType, headers), onDisk }
  addRepresentation(file, 'identity', onDisk, '')
  return file
}

/** Content that was compressed elsewhere: `body` is null where there is another form. */
export type PackedContent = { contentHash: string; length: number; body: Buffer | null; packed: Packed }

/** Compresses what a thread sends: its plain form, five times as large, is not sent along. */
export function packedContent(body: Buffer, encodings: ReadonlyArray<PackedEncoding>): PackedContent {
  const packed = pack(body, encodings)
  const isPacked = Object.keys(packed).length > 0
  return { contentHash: contentHashOf(body), length: body.length, body: isPacked ? null : body, packed }
}

/** A file of what was compressed elsewhere, in the forms in which it came. */
export function packedFile(
  { contentHash, length, body, packed }: PackedContent,
  mediaType: MediaType,
  headers: Headers,
): SiteFile {
  const file = emptyFile(contentHash, mediaType, headers)
  addRepresentation(file, 'identity', body ?? { length }, '')
  addQuick(file, packed)
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
    onDisk: null,
    unpacked: null,
    headers: { ...headers, 'content-type': contentType, ...vary },
    representations: new Map(),
    notYetPacked: new Set(),
  }
}

/** Replaces the quickly compressed forms by the smallest ones, off the main thread, and keeps no plain form where there is one. */
export async function compressBest(file: SiteFile): Promise<void> {
  if (!('vary' in file.headers)) return
  const { contentHash } = file
  const body = plainBody(file)
  const br = await brotliInBackground(body, brotliOptions(body, BEST.br))
  const packed = await gzipInBackground(body, { level: BEST.gzip })
  if (file.contentHash !== contentHash) return // replaced in the meantime
  addIfSmaller(file, 'br', keptTogether(br), BEST.br)
  addIfSmaller(file, 'gzip', keptTogether(packed), BEST.gzip)
  file.notYetPacked.clear()
  forgetPlain(file, body)
}

/** Where there is a compressed form, the plain one is unpacked for the few who want it. */
function forgetPlain(file: SiteFile, body: Buffer): void {
  const plain = file.representations.get('identity')
  if (!plain || file.representations.size === 1) return
  plain.body = null
  file.unpacked = new WeakRef(body)
}

const BLOCK_BYTES = 1_048_576
let block = Buffer.alloc(0)

/**
 * A copy in a block with others. What zlib returns holds 16 KB, however short it is, and hundreds of pieces that stay would
 * keep the allocator from returning what is freed between them.
 */
export function keptTogether(bytes: Buffer): Buffer {
  if (bytes.length > block.length) block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, bytes.length))
  const kept = block.subarray(0, bytes.length)
  block = block.subarray(bytes.length)
  bytes.copy(kept)
  return kept
}

/** The bytes of a file without any encoding. */
export function plainBody(file: SiteFile): Buffer {
  const known = file.representations.get('identity')?.body ?? file.unpacked?.deref()
  if (known) return known
  const [br, packed] = PACKED_ENCODINGS.map((encoding) => file.representations.get(encoding)?.body)
  if (!br && !packed) throw new Error('A file without its plain form')
  const body = br ? brotliDecompressSync(br) : gunzipSync(packed ?? '')
  file.unpacked = new WeakRef(body)
  return body
}

/** The bytes that are sent in one of the file's forms; of a file on the disk only once they are read. */
export function bodyOf(file: SiteFile, { body }: Representation): Buffer {
  return body ?? file.onDisk?.known() ?? plainBody(file)
}

/** Puts another content into a file, for all who hold the file. */
export function replaceBody(file: SiteFile, body: Buffer): void {
  file.contentHash = contentHashOf(body)
  file.representations.clear()
  addRepresentation(file, 'identity', body, '')
  if ('vary' in file.headers) for (const encoding of PACKED_ENCODINGS) file.notYetPacked.add(encoding)
}

/** What names the bytes in a tag. */
export function contentHashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32)
}

/** Whether the file is an HTML page. */
export function isPage({ headers }: SiteFile): boolean {
  return headers['content-type']?.startsWith('text/html') === true
}

/** The form of the file that suits an Accept-Encoding header best. */
export function representationFor(file: SiteFile, acceptEncoding: string | undefined): Representation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    if (encoding !== 'identity' && file.notYetPacked.delete(encoding))
      addQuick(file, pack(plainBody(file), [encoding]))
    const found = file.representations.get(encoding)
    if (found) return found
  }
  throw new Error('A file without a form')
}

/**
 * Whether the client's copy (If-None-Match) still holds.
 *
 * A tag is strong and names the content, the encoding and its level (bytes of another level differ); the copy holds if
 * it names the same content, so that a restart or the better compression does not send unchanged pages anew.
 */
export function holdsCopy(file: SiteFile, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((item) => {
    const tag = item.trim().replace(/^W\//, '')
    return tag === '*' || tag === `"${file.contentHash}"` || tag.startsWith(`"${file.contentHash}-`)
  })
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

function addQuick(file: SiteFile, packed: Packed): void {
  for (const encoding of PACKED_ENCODINGS) {
    const bytes = packed[encoding]
    if (bytes) addPacked(file, encoding, bytes, QUICK[encoding])
  }
}

function addIfSmaller(file: SiteFile, encoding: PackedEncoding, packed: Buffer, level: number): void {
  const present = file.representations.get(encoding)?.body ?? plainBody(file)
  if (packed.length < present.length) addPacked(file, encoding, packed, level)
}

function addPacked(file: SiteFile, encoding: PackedEncoding, packed: Buffer, level: number): void {
  addRepresentation(file, encoding, packed, `-${encoding}${level}`)
}

/** @param content its length alone, for a plain form that is not kept */
function addRepresentation(
  file: SiteFile,
  encoding: Encoding,
  content: Buffer | { length: number },
  tagEnding: string,
): void {
  const body = Buffer.isBuffer(content) ? content : null
  const etag = `"${file.contentHash}${tagEnding}"`
  const encodingHeader: Headers = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  const unchangedHeaders = { ...file.headers, ...encodingHeader, etag }
  const headers = { ...unchangedHeaders, 'content-length': String(content.length) }
  file.representations.set(encoding, { body, etag, headers, unchangedHeaders })
}
