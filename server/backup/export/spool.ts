import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import type { EnquiryMetadata } from '../../../domain/enquiry/enquiry.ts'
import { POST_BRANCHES, type Post, type PostBranch } from './export-tree.ts'

/** A post, and its metadata if it has some. */
export type SpooledPost = { post: Post; metadata: EnquiryMetadata | null }

// Uses at most 4 MB of memory; larger sorts use the disk as well.
const LAYOUT = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -4096;
  CREATE TABLE posts (seq INTEGER PRIMARY KEY, branch TEXT, user_id TEXT, post_id TEXT, date_sent INTEGER, record TEXT) STRICT;
  CREATE TABLE metadata (seq INTEGER PRIMARY KEY, post_id TEXT, metadata TEXT) STRICT;
  BEGIN`

const INDEXES = `
  CREATE INDEX IF NOT EXISTS posts_by_id ON posts (post_id);
  CREATE INDEX IF NOT EXISTS metadata_by_id ON metadata (post_id)`

/**
 * Sorts a whole tree outside memory, in a temporary database: an unnamed file of SQLite, which no other user can open, and of which
 * nothing is left however the process ends.
 */
export class Spool implements Disposable {
  readonly #database = new DatabaseSync('')
  readonly #insertPost
  readonly #insertMetadata

  constructor() {
    this.#database.exec(LAYOUT)
    this.#insertPost = this.#database.prepare('INSERT INTO posts VALUES (NULL, ?, ?, ?, ?, ?)')
    this.#insertMetadata = this.#database.prepare('INSERT INTO metadata VALUES (NULL, ?, ?)')
  }

  addPost({ branch, userId, postId, record }: Post): void {
    this.#insertPost.run(branch, userId, postId, record.dateSent, JSON.stringify(record))
  }

  addMetadata(postId: string, metadata: EnquiryMetadata): void {
    this.#insertMetadata.run(postId, JSON.stringify(metadata))
  }

  count(): number {
    return Number(this.#database.prepare('SELECT count(*) AS n FROM posts').get()?.n)
  }

  /** The posts of a branch grouped by user; users and posts in the order in which they were added. */
  *postsByUser(branch: PostBranch): Generator<{ userId: string; postId: string; record: string }> {
    const rows = this.#database.prepare(`SELECT posts.user_id AS userId, post_id AS postId, record FROM posts
      JOIN (SELECT user_id, min(seq) AS first FROM posts WHERE branch = ?1 GROUP BY user_id) AS users USING (user_id)
      WHERE branch = ?1 ORDER BY users.first, seq`)
    for (const row of rows.iterate(branch)) yield textRowSchema.parse(row)
  }

  /** The metadata of all posts, in the order in which they were added. */
  *metadata(): Generator<{ postId: string; metadata: string }> {
    const rows = this.#database.prepare('SELECT post_id AS postId, metadata FROM metadata ORDER BY seq')
    for (const row of rows.iterate()) yield metadataRowSchema.parse(row)
  }

  /** Every post with its metadata, oldest first. */
  *oldestFirst(): Generator<SpooledPost> {
    this.#database.exec(INDEXES)
    const rows =
      this.#database.prepare(`SELECT branch, user_id AS userId, posts.post_id AS postId, record, metadata FROM posts
      LEFT JOIN metadata USING (post_id) ORDER BY date_sent, posts.post_id`)
    for (const row of rows.iterate()) yield spooledPost(row)
  }

  /** Post ids that occur twice, among the posts or among the metadata. */
  repeatedIds(): Array<string> {
    return this.#ids(`SELECT post_id AS id FROM posts GROUP BY post_id HAVING count(*) > 1
      UNION SELECT post_id FROM metadata GROUP BY post_id HAVING count(*) > 1`)
  }

  /** Post ids of metadata without a post. */
  idsWithoutPost(): Array<string> {
    return this.#ids('SELECT post_id AS id FROM metadata WHERE post_id NOT IN (SELECT post_id FROM posts)')
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }

  #ids(query: string): Array<string> {
    this.#database.exec(INDEXES)
    return this.#database
      .prepare(`${query} LIMIT 100`)
      .all()
      .map(({ id }) => String(id))
  }
}

const textRowSchema = z.object({ userId: z.string(), postId: z.string(), record: z.string() })
const metadataRowSchema = z.object({ postId: z.string(), metadata: z.string() })
const spooledSchema = textRowSchema.extend({ branch: z.enum(POST_BRANCHES), metadata: z.string().nullable() })

// The two JSON columns are written only by addPost and addMetadata, from values of these types.
function spooledPost(row: Record<string, SQLOutputValue>): SpooledPost {
  const { record, metadata, ...path } = spooledSchema.parse(row)
  return {
    post: { ...path, record: JSON.parse(record) as Post['record'] },
    metadata: metadata === null ? null : (JSON.parse(metadata) as EnquiryMetadata),
  }
}
