import { z } from 'zod'
import type { Enquiry, EnquiryMetadata } from '../../../domain/enquiry/enquiry.ts'
import { metadataSchema } from '../../../domain/enquiry/enquiry-schema.ts'
import { COLLECTIONS } from '../../../domain/enquiry/form.ts'
import { RECORD_SCHEMAS } from '../../../domain/enquiry/record.ts'
import { OperatorError } from '../../errors.ts'

const SCHEMA_OF_BRANCH = {
  ...RECORD_SCHEMAS,
  quarantine: z.union([
    RECORD_SCHEMAS.contactUs,
    RECORD_SCHEMAS.whiteLabelSolution,
    RECORD_SCHEMAS.newsletter,
  ]),
}

type StoredRecord = Enquiry['record']

export type PostBranch = keyof typeof SCHEMA_OF_BRANCH

/** The branches that hold records, in the tree's order; `beside` follows them. */
export const POST_BRANCHES = [...COLLECTIONS, 'quarantine'] as const satisfies ReadonlyArray<PostBranch>

/**
 * Everything that is stored, in the layout of the specification: collection, user id, post id, record.
 * A quarantined record is under `quarantine` only; `beside` is keyed by post id.
 */
export type ExportTree = Record<PostBranch, Record<string, Record<string, StoredRecord>>> & {
  beside: Record<string, EnquiryMetadata>
}

/** A record with its place in the tree. */
export type Post = { branch: PostBranch; userId: string; postId: string; record: StoredRecord }

/** One line for each fault, beginning with its place in the tree. */
export type Faults = ReadonlyArray<string>

/** The branch that holds an enquiry. */
export function branchOf(metadata: EnquiryMetadata): PostBranch {
  return metadata.quarantine ? 'quarantine' : metadata.collection
}

/** A value of an exported tree, with its path as a list of names. */
export type TreeEntry = { path: ReadonlyArray<string>; value: unknown }

/** The depth of a branch's entries: 3 for records, 2 for metadata, 1 for an unknown branch as a whole. */
export function depthOfEntries(branch: string): number {
  if (isPostBranch(branch)) return 3
  return branch === 'beside' ? 2 : 1
}

/** Parses one entry of a tree. */
export function readEntry({
  path,
  value,
}: TreeEntry): { post: Post } | { postId: string; metadata: EnquiryMetadata } | { faults: Faults } {
  const [branch = '', id = '', postId = ''] = path
  if (path.length === 3 && isPostBranch(branch)) {
    const parsed = SCHEMA_OF_BRANCH[branch].safeParse(value)
    return parsed.success
      ? { post: { branch, userId: id, postId, record: parsed.data } }
      : { faults: faultsAt(path, parsed.error) }
  }
  if (path.length === 2 && branch === 'beside') {
    const parsed = metadataSchema.safeParse(value)
    return parsed.success ? { postId: id, metadata: parsed.data } : { faults: faultsAt(path, parsed.error) }
  }
  const isKnown = branch === 'beside' || isPostBranch(branch) || path.length === 0
  return { faults: [`${placeName(path)}: ${isKnown ? 'must be an object' : 'there is no such branch'}`] }
}

/** The faults of a record's place in the tree, given the entry beside it; empty if there are none. */
export function placeFaults(
  { branch, userId, postId, record }: Post,
  metadata: EnquiryMetadata | null,
): Faults {
  const place = `${branch}/${userId}/${postId}`
  if (!metadata) return [`${place}: has no entry under beside`]
  const expected = branchOf(metadata)
  const faults: Array<[boolean, string]> = [
    [record.userId !== userId, `holds the user id ${record.userId}`],
    [record.postId !== postId, `holds the post id ${record.postId}`],
    [branch !== expected, `belongs under ${expected}, as beside/${postId} says`],
    [!isRecordOf(metadata.collection, branch, record), `is no record of ${metadata.collection}`],
  ]
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${place}: ${fault}`)
}

/** The text is not an exported tree, or is an inconsistent one. The message has one line for each fault. */
export class ExportTreeError extends OperatorError {
  override name = 'ExportTreeError'

  constructor(faults: Faults) {
    super(faults.join('\n'))
  }
}

function isPostBranch(name: string): name is PostBranch {
  return POST_BRANCHES.some((branch) => branch === name)
}

/** A record under its collection was already parsed by its schema; one under quarantine may be of any collection. */
function isRecordOf(
  collection: EnquiryMetadata['collection'],
  branch: PostBranch,
  record: StoredRecord,
): boolean {
  return branch === collection || RECORD_SCHEMAS[collection].safeParse(record).success
}

function faultsAt(path: ReadonlyArray<string>, error: z.ZodError): Faults {
  return error.issues.map((issue) => `${placeName([...path, ...issue.path.map(String)])}: ${issue.message}`)
}

/** Maximum length of a name in a message; valid names are shorter. */
const MAX_NAME_CHARS = 128

/** A path in a tree as text, such as `contactUs/…/…/email`. */
export function placeName(path: ReadonlyArray<string>): string {
  return path.map(shortName).join('/') || 'the tree'
}

function shortName(name: string): string {
  return name.length > MAX_NAME_CHARS ? `${name.slice(0, MAX_NAME_CHARS)}…` : name
}
