import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, holdsCopy, representationFor, type SiteFile } from './site-file.ts'

/** Answers with a file that is held in memory; with nothing of it if the client's copy still holds. */
export function answerFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  if (!holdsCopy(file, request.headers['if-none-match'])) {
    answerWith(request, response, 200, file)
    return
  }
  const { unchangedHeaders } = representationFor(file, request.headers['accept-encoding'])
  response.writeHead(304, unchangedHeaders).end()
}

/** The whole file under any status: its bytes and all headers are ready. */
export function answerWith(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: SiteFile,
): void {
  const form = representationFor(file, request.headers['accept-encoding'])
  response.writeHead(status, form.headers).end(request.method === 'HEAD' ? undefined : bodyOf(file, form))
}
