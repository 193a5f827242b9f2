import { fstatSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { branchOf, POST_BRANCHES, type PostBranch } from './export-tree.ts'
import type { Progress } from './progress.ts'
import { Spool } from './spool.ts'

const OPEN_EXPORT = 'Other users of this machine can read the file with all enquiries that you made'
const UMASK = 'The next one is yours alone after: umask 077'

/** Prints enquiries as one tree on standard output. */
export async function printTree(enquiries: Enquiries, progress: Progress): Promise<void> {
  await pipeline(treeText(enquiries, progress), process.stdout, { end: false })
  progress.done()
  warnIfOpen()
}

/** Warns if standard output is a file that others can read. */
export function warnIfOpen(): void {
  const openMode = modeIfOpen(process.stdout.fd)
  if (openMode !== null)
    console.error(`${OPEN_EXPORT} (mode ${openMode.toString(8)}): chmod 600 it. ${UMASK}`)
}

/** The permissions of the file to which our output is redirected, if others can read it. */
function modeIfOpen(fd: number): number | null {
  const stats = fstatSync(fd)
  return stats.isFile() && (stats.mode & 0o077) !== 0 ? stats.mode & 0o777 : null
}

const CHUNK_CHARACTERS = 65_536

type Enquiries = AsyncIterable<Enquiry> | Iterable<Enquiry>

/**
 * Writes enquiries as one JSON tree, piece by piece. All are read before the first piece is yielded, so that a slow reader
 * does not keep the store busy.
 *
 * The text equals `JSON.stringify(tree, null, 2)` and a line break; within a branch users and their posts are in the order in
 * which they were read.
 */
export async function* treeText(
  enquiries: Enquiries,
  progress: Progress,
): AsyncGenerator<string, void, undefined> {
  using spool = new Spool()
  for await (const { record, metadata } of enquiries) {
    const { userId, postId } = record
    spool.addPost({ branch: branchOf(metadata), userId, postId, record })
    spool.addMetadata(postId, metadata)
    progress.step('read')
  }
  yield* inChunks(textOf(spool, progress))
}

function* textOf(spool: Spool, progress: Progress): Generator<string> {
  yield '{\n'
  const total = spool.count()
  for (const branch of POST_BRANCHES) {
    yield `  "${branch}": `
    yield* usersText(spool, branch, () => progress.step('written', total))
    yield ',\n'
  }
  yield '  "beside": '
  let opening = '{'
  for (const { postId, metadata } of spool.metadata()) {
    yield `${opening}\n    ${property(postId, metadata, '    ')}`
    opening = ','
  }
  yield `${opening === '{' ? '{}' : '\n  }'}\n}\n`
}

function* usersText(spool: Spool, branch: PostBranch, onPost: () => void): Generator<string> {
  let current: string | null = null
  for (const { userId, postId, record } of spool.postsByUser(branch)) {
    if (userId === current) yield ','
    else yield `${current === null ? '{' : '\n    },'}\n    ${JSON.stringify(userId)}: {`
    current = userId
    yield `\n      ${property(postId, record, '      ')}`
    onPost()
  }
  yield current === null ? '{}' : '\n    }\n  }'
}

function property(name: string, json: string, indent: string): string {
  const value = JSON.stringify(JSON.parse(json), null, 2)
  return `${JSON.stringify(name)}: ${value.replaceAll('\n', `\n${indent}`)}`
}

function* inChunks(pieces: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const piece of pieces) {
    chunk += piece
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
