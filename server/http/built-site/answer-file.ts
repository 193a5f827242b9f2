import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, type FileOnDisk, holdsCopy, representationFor, type SiteFile } from './site-file.ts'

/** What has to be read from the disk before the request can be answered with the file; null if nothing has. */
export function unreadPart(request: IncomingMessage, file: SiteFile): FileOnDisk | null {
  const { onDisk } = file
  if (onDisk === null || request.method === 'HEAD') return null
  return holdsCopy(file, request.headers['if-none-match']) || onDisk.known() ? null : onDisk
}

/**
 * Answers with a file whose bytes are at hand; with nothing of it if the client's copy still holds.
 *
 * @param read the bytes of a file on the disk if they were read for this answer
 */
export function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  read?: Buffer,
): void {
  if (!holdsCopy(file, request.headers['if-none-match'])) {
    answerWith(request, response, { status: 200, file, read })
    return
  }
  const { unchangedHeaders } = representationFor(file, request.headers['accept-encoding'])
  response.writeHead(304, unchangedHeaders).end()
}

/** The whole file under any status: its bytes and all headers are ready. */
export function answerWith(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, read }: { status: number; file: SiteFile; read?: Buffer | undefined },
): void {
  const form = representationFor(file, request.headers['accept-encoding'])
  const body = request.method === 'HEAD' ? undefined : (read ?? bodyOf(file, form))
  response.writeHead(status, form.headers).end(body)
}
