import type { Readable } from 'node:stream'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { depthOfEntries, ExportTreeError, placeFaults, readEntry, type TreeEntry } from './export-tree.ts'
import { jsonEntries } from './json-entries.ts'
import type { Progress } from './progress.ts'
import { Spool } from './spool.ts'

const MAX_FAULTS = 100

/** A tree that was checked completely and has no faults. */
export type CheckedTree = Disposable & { count: number; enquiries: () => Generator<Enquiry> }

/**
 * Reads an exported tree and checks all of it; the enquiries are then returned oldest first.
 *
 * @param text the tree as JSON, of any size: it is kept in a temporary file
 * @throws {ExportTreeError} if there is any fault in it: then nothing may be imported
 * @throws {SyntaxError} if it is not JSON
 */
export async function readTree(text: Readable, progress: Progress): Promise<CheckedTree> {
  const spool = new Spool()
  try {
    const faults = new FaultList()
    for await (const entry of entriesIn(text)) {
      faults.add(addTo(spool, entry))
      progress.step('read')
    }
    faults.check()
    checkPlaces(spool, faults)
    faults.check()
    return {
      count: spool.count(),
      enquiries: () => enquiriesOf(spool),
      [Symbol.dispose]: () => spool[Symbol.dispose](),
    }
  } catch (error) {
    spool[Symbol.dispose]()
    throw error
  }
}

async function* entriesIn(text: Readable): AsyncGenerator<TreeEntry> {
  try {
    yield* jsonEntries(text, depthOfEntries)
  } catch (cause) {
    if (cause instanceof ExportTreeError) throw cause
    if (cause instanceof Error && 'code' in cause) throw cause // an error of the file system, not of the content
    throw new SyntaxError('no JSON', { cause })
  }
}

/** @returns the faults of the entry */
function addTo(spool: Spool, entry: TreeEntry): ReadonlyArray<string> {
  const read = readEntry(entry)
  if ('faults' in read) return read.faults
  if ('post' in read) spool.addPost(read.post)
  else spool.addMetadata(read.postId, read.metadata)
  return []
}

function checkPlaces(spool: Spool, faults: FaultList): void {
  faults.add(spool.repeatedIds().map((id) => `${id}: a post id stands in two places`))
  faults.add(spool.idsWithoutPost().map((id) => `beside/${id}: there is no record of this post id`))
  for (const { post, metadata } of spool.oldestFirst()) faults.add(placeFaults(post, metadata))
}

function* enquiriesOf(spool: Spool): Generator<Enquiry> {
  for (const { post, metadata } of spool.oldestFirst())
    if (metadata) yield { collection: metadata.collection, record: post.record, metadata }
}

/** Collects faults and throws after the first {@link MAX_FAULTS}, because a wrong file may have millions. */
class FaultList {
  readonly #faults: Array<string> = []

  add(faults: ReadonlyArray<string>): void {
    this.#faults.push(...faults)
    if (this.#faults.length >= MAX_FAULTS) this.check()
  }

  check(): void {
    if (this.#faults.length > 0) throw new ExportTreeError(this.#faults.slice(0, MAX_FAULTS))
  }
}
