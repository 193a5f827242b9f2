import { z } from 'zod'
import { COLLECTIONS } from './form.ts'
import { contactRecordSchema, leadRecordSchema, newsletterRecordSchema } from './record.ts'
import type { Submission } from './submission.ts'

const consentSchema = z.strictObject({
  purpose: z.enum(['news', 'newsletter']),
  channel: z.enum(['email', 'whatsapp']),
  wording: z.string(),
  page: z.string(),
  givenAt: z.int(),
})

const besideSchema = z.strictObject({
  collection: z.enum(COLLECTIONS),
  noticeVersion: z.string(),
  consents: z.array(consentSchema),
  key: z.string().min(1),
  bodyHash: z.string().min(1),
  quarantine: z.strictObject({ reasons: z.array(z.string()), until: z.int() }).nullable(),
  plan: z.string().optional(),
})

function branchOf<Schema extends z.ZodType>(schema: Schema) {
  return z.record(z.string(), z.record(z.string(), schema)).default({})
}

const RECORD_SCHEMAS = {
  contactUs: contactRecordSchema,
  whiteLabelSolution: leadRecordSchema,
  newsletter: newsletterRecordSchema,
}

const BRANCHES = [...COLLECTIONS, 'quarantine'] as const

const treeSchema = z.strictObject({
  contactUs: branchOf(contactRecordSchema),
  whiteLabelSolution: branchOf(leadRecordSchema),
  newsletter: branchOf(newsletterRecordSchema),
  quarantine: branchOf(z.union([contactRecordSchema, leadRecordSchema, newsletterRecordSchema])),
  beside: z.record(z.string(), besideSchema).default({}),
})

/**
 * Everything that is stored, in the layout of the brief (section 7): collection, user id, post id, record.
 * A record held back as suspect stands under `quarantine` only; `beside` goes by post id.
 */
export type ExportTree = z.infer<typeof treeSchema>

/** Puts submissions into one tree, in the order given. */
export async function submissionsToTree(submissions: AsyncIterable<Submission>): Promise<ExportTree> {
  const tree: ExportTree = {
    contactUs: {},
    whiteLabelSolution: {},
    newsletter: {},
    quarantine: {},
    beside: {},
  }
  for await (const { collection, record, beside } of submissions) {
    const users: Users = tree[beside.quarantine ? 'quarantine' : collection]
    const posts = users[record.userId] ?? {}
    posts[record.postId] = record
    users[record.userId] = posts
    tree.beside[record.postId] = beside
  }
  return tree
}

/**
 * Reads an exported tree back, oldest first.
 *
 * @throws {ExportTreeError} if anything in it is at fault: then nothing of it is to be imported
 */
export function treeToSubmissions(tree: unknown): Array<Submission> {
  const parsed = treeSchema.safeParse(tree)
  if (!parsed.success) throw new ExportTreeError(parsed.error.issues.map(describeIssue))

  const posts = BRANCHES.flatMap((branch) => postsOf(branch, parsed.data[branch]))
  const faults = [
    ...posts.flatMap((post) => placeFaults(post, parsed.data)),
    ...lonelyBesides(posts, parsed.data),
  ]
  if (faults.length > 0) throw new ExportTreeError(faults)

  return posts
    .flatMap(({ postId, record }) => submissionOf(record, parsed.data.beside[postId]))
    .toSorted(byAge)
}

/** A text that is no exported tree, or one that contradicts itself. One line of the message for each fault. */
class ExportTreeError extends Error {
  override name = 'ExportTreeError'

  constructor(faults: ReadonlyArray<string>) {
    super(faults.join('\n'))
  }
}

type StoredRecord = Submission['record']
type Users = { [userId: string]: { [postId: string]: StoredRecord } }
type Post = { branch: (typeof BRANCHES)[number]; userId: string; postId: string; record: StoredRecord }

function postsOf(branch: Post['branch'], users: Users): Array<Post> {
  return Object.entries(users).flatMap(([userId, posts]) =>
    Object.entries(posts).map(([postId, record]) => ({ branch, userId, postId, record })),
  )
}

function placeFaults({ branch, userId, postId, record }: Post, tree: ExportTree): Array<string> {
  const beside = tree.beside[postId]
  if (!beside) return [`${branch}/${userId}/${postId}: nothing stands for it under beside`]
  const home = beside.quarantine ? 'quarantine' : beside.collection
  const faults: Array<[boolean, string]> = [
    [record.userId !== userId, `holds the user id ${record.userId}`],
    [record.postId !== postId, `holds the post id ${record.postId}`],
    [branch !== home, `belongs under ${home}, as beside/${postId} says`],
    [!RECORD_SCHEMAS[beside.collection].safeParse(record).success, `is no record of ${beside.collection}`],
  ]
  return faults.filter(([found]) => found).map(([, fault]) => `${branch}/${userId}/${postId}: ${fault}`)
}

function lonelyBesides(posts: ReadonlyArray<Post>, tree: ExportTree): Array<string> {
  const ids = new Set(posts.map(({ postId }) => postId))
  const lonely = Object.keys(tree.beside).filter((postId) => !ids.has(postId))
  const faults = lonely.map((postId) => `beside/${postId}: there is no record of this post id`)
  return ids.size === posts.length ? faults : [...faults, 'a post id stands in two places']
}

function submissionOf(
  record: StoredRecord,
  beside: ExportTree['beside'][string] | undefined,
): Array<Submission> {
  return beside ? [{ collection: beside.collection, record, beside }] : []
}

function byAge({ record: a }: Submission, { record: b }: Submission): number {
  return a.dateSent - b.dateSent || (a.postId < b.postId ? -1 : 1)
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('/') || 'the tree'}: ${issue.message}`
}
