import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { openSqliteDatabase } from '../../server/store/sqlite/database.ts'

const CACHE = join('node_modules', '.cache', 'grown-databases')
const MIGRATIONS = new URL('../../server/store/migrations/sqlite/', import.meta.url)
const DAY_MS = 86_400_000
const LAST_MS = Date.UTC(2026, 10, 20, 12)
const WORDS_OF_MESSAGE = 200
const VOCABULARY = 5_000
const TABLES = {
  submissions:
    'collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash, notice_version, mailbox',
  enquiries: `post_id, person_key, list, status, due_at, last_at, version, name, about, snippet, topic, plan_total, counted_on,
    arrived_at, arrival_due_at, first_answer_at, awaits_first_answer, collection, category`,
  facts: 'post_id, at, author, kind, data',
  subscriptions: 'id, email_folded, email, post_id, state, at, mails_sent, wording, page, history',
  search_texts: 'post_id, source, text',
} as const

/**
 * The file of a database with so many enquiries of 200 words, of one year: every third has an address of its own, two of three are
 * answered, one in ten is for the newsletter. It is made once for each layout and kept for the next run.
 *
 * @param say is told how long it took
 */
export function grownDatabase(count: number, say: (line: string) => void): string {
  const folder = join(CACHE, layout())
  const path = join(folder, `${count}.db`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  for (const other of readdirSync(CACHE).map((name) => join(CACHE, name)))
    if (other !== folder) rmSync(other, { recursive: true })
  const unfinished = `${path}.unfinished`
  for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true })
  const begun = process.cpuUsage()
  const database = openSqliteDatabase(unfinished)
  fill(database, count)
  database.close()
  renameSync(unfinished, path)
  const { user, system } = process.cpuUsage(begun)
  say(`${count} enquiries made in ${((user + system) / 1e6).toFixed(1)} s of a processor`)
  return path
}

/** Another one where a step or what is filled in is new. */
function layout(): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const file of readdirSync(MIGRATIONS).toSorted()) hash.update(readFileSync(new URL(file, MIGRATIONS)))
  return hash.digest('hex').slice(0, 16)
}

function fill(database: DatabaseSync, count: number): void {
  const insert = (table: keyof typeof TABLES) => {
    const columns = TABLES[table]
    const statement = database.prepare(
      `INSERT INTO ${table} (${columns}) VALUES (${columns.replaceAll(/\w+/g, '?')})`,
    )
    return (...values: Array<string | number | null>) => void statement.run(...values)
  }
  const [submission, enquiry, fact, subscription, text] = [
    insert('submissions'),
    insert('enquiries'),
    insert('facts'),
    insert('subscriptions'),
    insert('search_texts'),
  ]
  database.exec('BEGIN')
  let number = 0
  for (let at = 0; at < count; at += 1) {
    const sentAt = LAST_MS - (count - at) * Math.floor((363 * DAY_MS) / count)
    const postId = `-P6wpKBh${String(at).padStart(12, '0')}`
    const isNewsletter = at % 10 === 0
    const email = isNewsletter ? `reader${at}@example.com` : `p${at % Math.ceil(count / 3)}@example.com`
    const name = `Nomvula${String(at).padStart(7, '0')} Khoza`
    const [firstName, surname] = name.split(' ')
    const category = 'Web development'
    const message = isNewsletter ? '' : messageOf(at)
    const record = isNewsletter
      ? { email, postId, userId: 'u', dateSent: sentAt, status: 'pending' }
      : {
          firstName,
          surname,
          email,
          phoneNumber: '',
          category,
          message,
          postId,
          userId: 'u',
          dateSent: sentAt,
        }
    const collection = isNewsletter ? 'newsletter' : 'contactUs'
    submission(collection, 'u', postId, sentAt, email, JSON.stringify(record), `k${at}`, 'h', 'v', email)
    if (isNewsletter) {
      subscription(`s${at}`, email, email, postId, 'waiting', sentAt, 1, 'w', '/', '[]')
      continue
    }
    number += 1
    const dueAt = sentAt + DAY_MS
    const answeredAt = at % 3 === 0 ? null : sentAt + ((at * 7_919) % (30 * DAY_MS))
    const list = answeredAt === null ? 'needs' : 'waiting'
    const status = answeredAt === null ? 'new' : 'in-conversation'
    const [plan, snippet] = [at % 4 === 0 ? 4_409_100 : null, message.slice(0, 160)]
    const due = answeredAt === null ? dueAt : null
    const lists = [
      postId,
      email,
      list,
      status,
      due,
      answeredAt ?? sentAt,
      answeredAt === null ? 1 : 2,
      name,
      category,
      snippet,
    ]
    const figures = [
      dayOf(sentAt),
      sentAt,
      dueAt,
      answeredAt,
      answeredAt === null ? 1 : 0,
      collection,
      category,
    ]
    enquiry(...lists, category, plan, ...figures)
    fact(postId, sentAt, null, 'received', JSON.stringify({ dueAt }))
    if (answeredAt !== null)
      fact(postId, answeredAt, 'pieter', 'answered', '{"way":"telephone","words":"Yes.","mail":null}')
    text(postId, 'name', name)
    text(postId, 'message', message)
    text(postId, 'contact', `${email} · ${enquiryName(number)}`)
  }
  // Both indexes in one piece each, as the small merges of years leave them.
  for (const index of ['search', 'search_words'])
    database.exec(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`)
  database.exec('DELETE FROM search_waiting; COMMIT; ANALYZE')
}

/** Words that all have, and others of which a few are common and most are rare; a few begin with the same three letters. */
function messageOf(at: number): string {
  let seed = at + 1
  const words = Array.from({ length: WORDS_OF_MESSAGE - 6 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    return wordOf(Math.floor((seed / 0x7f_ff_ff_ff) ** 3 * VOCABULARY))
  })
  return `We are a hardware shop, number ${at}. ${words.join(' ')}`
}

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'

/** `Bab`, `dab` … each another one. */
function wordOf(place: number): string {
  let [rest, word] = [place, '']
  for (const letters of [CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS]) {
    word += letters[rest % letters.length]
    rest = Math.floor(rest / letters.length)
  }
  return word
}
