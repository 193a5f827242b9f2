import type { IncomingMessage } from 'node:http'
import type { Headers } from '../security-headers.ts'
import { bodyOf, type FileOnDisk, holdsCopy, representationFor, type SiteFile } from './site-file.ts'

/** What is sent; `headers` is the same object for all who get the same. */
export type FileAnswer = { status: number; headers: Headers; body: Buffer | undefined }

/** What has to be read from the disk before the request can be answered with the file; null if nothing has. */
export function unreadPart(request: IncomingMessage, file: SiteFile): FileOnDisk | null {
  const { onDisk } = file
  if (onDisk === null || request.method === 'HEAD') return null
  return holdsCopy(file, request.headers['if-none-match']) || onDisk.known() ? null : onDisk
}

/**
 * A file whose bytes are at hand; nothing of it if the client's copy still holds.
 *
 * @param read the bytes of a file on the disk if they were read for this answer
 */
export function answerOf(request: IncomingMessage, file: SiteFile, read?: Buffer): FileAnswer {
  if (!holdsCopy(file, request.headers['if-none-match']))
    return wholeAnswer(request, file, { status: 200, read })
  const { unchangedHeaders } = representationFor(file, request.headers['accept-encoding'])
  return { status: 304, headers: unchangedHeaders, body: undefined }
}

/** The whole file under any status: its bytes and all headers are ready. */
export function wholeAnswer(
  request: IncomingMessage,
  file: SiteFile,
  { status, read }: { status: number; read?: Buffer | undefined },
): FileAnswer {
  const form = representationFor(file, request.headers['accept-encoding'])
  const body = request.method === 'HEAD' ? undefined : (read ?? bodyOf(file, form))
  return { status, headers: form.headers, body }
}
