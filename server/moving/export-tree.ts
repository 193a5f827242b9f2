import { z } from 'zod'
import { COLLECTIONS } from '../../domain/enquiry/form.ts'
import { RECORD_SCHEMAS } from '../../domain/enquiry/record.ts'
import type { Beside, Submission } from '../../domain/enquiry/submission.ts'
import { besideSchema } from '../../domain/enquiry/submission-schema.ts'

const SCHEMA_OF_BRANCH = {
  ...RECORD_SCHEMAS,
  quarantine: z.union([
    RECORD_SCHEMAS.contactUs,
    RECORD_SCHEMAS.whiteLabelSolution,
    RECORD_SCHEMAS.newsletter,
  ]),
}

type StoredRecord = Submission['record']

export type PostBranch = keyof typeof SCHEMA_OF_BRANCH

/** The branches under which records stand, in the tree's order; `beside` follows them. */
export const POST_BRANCHES = [...COLLECTIONS, 'quarantine'] as const satisfies ReadonlyArray<PostBranch>

/**
 * Everything that is stored, in the layout of the brief (section 7): collection, user id, post id, record.
 * A record held back as suspect stands under `quarantine` only; `beside` goes by post id.
 */
export type ExportTree = Record<PostBranch, Record<string, Record<string, StoredRecord>>> & {
  beside: Record<string, Beside>
}

/** A record where it stands in the tree. */
export type Post = { branch: PostBranch; userId: string; postId: string; record: StoredRecord }

/** One line each, beginning with the place in the tree. */
export type Faults = ReadonlyArray<string>

/** The branch under which a submission stands. */
export function branchOf(beside: Beside): PostBranch {
  return beside.quarantine ? 'quarantine' : beside.collection
}

/** One thing that an exported tree holds: its place as a list of names, and what stands there. */
export type TreeEntry = { path: ReadonlyArray<string>; value: unknown }

/** How many names lead to what is one whole under a branch: the record of a post, what is beside it, or anything alien. */
export function depthOfEntries(branch: string): number {
  if (isPostBranch(branch)) return 3
  return branch === 'beside' ? 2 : 1
}

/** Reads one entry of a tree; anything that cannot stand in a tree is a fault. */
export function readEntry({
  path,
  value,
}: TreeEntry): { post: Post } | { postId: string; beside: Beside } | { faults: Faults } {
  const [branch = '', id = '', postId = ''] = path
  if (path.length === 3 && isPostBranch(branch)) {
    const parsed = SCHEMA_OF_BRANCH[branch].safeParse(value)
    return parsed.success
      ? { post: { branch, userId: id, postId, record: parsed.data } }
      : { faults: faultsAt(path, parsed.error) }
  }
  if (path.length === 2 && branch === 'beside') {
    const parsed = besideSchema.safeParse(value)
    return parsed.success ? { postId: id, beside: parsed.data } : { faults: faultsAt(path, parsed.error) }
  }
  const isKnown = branch === 'beside' || isPostBranch(branch) || path.length === 0
  return { faults: [`${placeName(path)}: ${isKnown ? 'must be an object' : 'there is no such branch'}`] }
}

/** What is wrong with a record's place, given what stands beside it; nothing, if all is well. */
export function placeFaults({ branch, userId, postId, record }: Post, beside: Beside | null): Faults {
  const place = `${branch}/${userId}/${postId}`
  if (!beside) return [`${place}: nothing stands for it under beside`]
  const home = branchOf(beside)
  const faults: Array<[boolean, string]> = [
    [record.userId !== userId, `holds the user id ${record.userId}`],
    [record.postId !== postId, `holds the post id ${record.postId}`],
    [branch !== home, `belongs under ${home}, as beside/${postId} says`],
    [!isRecordOf(beside.collection, branch, record), `is no record of ${beside.collection}`],
  ]
  return faults.filter(([found]) => found).map(([, fault]) => `${place}: ${fault}`)
}

/** A text that is no exported tree, or one that contradicts itself. One line of the message for each fault. */
export class ExportTreeError extends Error {
  override name = 'ExportTreeError'

  constructor(faults: Faults) {
    super(faults.join('\n'))
  }
}

function isPostBranch(name: string): name is PostBranch {
  return POST_BRANCHES.some((branch) => branch === name)
}

/** Under its own collection it was read as such already; under quarantine it may be of any. */
function isRecordOf(collection: Beside['collection'], branch: PostBranch, record: StoredRecord): boolean {
  return branch === collection || RECORD_SCHEMAS[collection].safeParse(record).success
}

function faultsAt(path: ReadonlyArray<string>, error: z.ZodError): Faults {
  return error.issues.map((issue) => `${placeName([...path, ...issue.path.map(String)])}: ${issue.message}`)
}

/** Of a name in a message; ours are shorter. */
const SHOWN_CHARS = 128

/** The place in a tree in words, such as `contactUs/…/…/email`. */
export function placeName(path: ReadonlyArray<string>): string {
  return path.map(shortName).join('/') || 'the tree'
}

function shortName(name: string): string {
  return name.length > SHOWN_CHARS ? `${name.slice(0, SHOWN_CHARS)}…` : name
}
