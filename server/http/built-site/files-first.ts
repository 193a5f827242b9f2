import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { answerOf, unreadPart } from './answer-file.ts'
import { writeSharedHead } from './shared-head.ts'
import type { SiteFile } from './site-file.ts'

/** Sees a request before it is answered; it must not answer. */
export type RequestObserver = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers plain requests (GET and HEAD) for files in memory at once, and hands all others on, with those for files that have to be
 * read first. What a router, its hooks and a logger for each request cost is more than such an answer itself: see
 * docs/decisions/0039.
 *
 * @param files by the exact address in a request's first line; what is not in it, queries too, is handed on
 * @param observe sees the requests that are answered here
 */
export function serveFilesFirst(
  handle: RequestListener,
  files: ReadonlyMap<string, SiteFile>,
  observe: RequestObserver,
): RequestListener {
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? files.get(request.url ?? '') : undefined
    if (!file || unreadPart(request, file)) return handle(request, response)

    observe(request, response)
    const { status, headers, body } = answerOf(request, file)
    writeSharedHead(response, status, headers).end(body)
  }
}
