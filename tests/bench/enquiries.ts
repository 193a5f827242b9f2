import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { SiteServer } from '../journeys/site-server.ts'
import { contactFields } from '../promises/attack/contact-form.ts'
import type { Bench, BenchRow } from './bench.ts'
import { middleOf } from './middle.ts'
import { type Posted, postedSchema } from './posted.ts'
import { processorSeconds, untilIdle } from './process-figures.ts'

const GOAL = 1
const ROUNDS = 5
const SECONDS = 2
const WARM_SECONDS = 3
const FEW = 50
const MANY = 500
/** As with visitors. Nobody listens there, so that the mails wait in the outbox: as files of their own each would be waited for on the same disk. */
export const SETTINGS = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.co.za',
  NOTIFY: 'staff@example.co.za',
}
const BARE_INSERTS = fileURLToPath(new URL('./bare-inserts.ts', import.meta.url))
const POST_ENQUIRIES = fileURLToPath(new URL('./post-enquiries.ts', import.meta.url))
const run = promisify(execFile)

/** Milliseconds of a processor: of the server and its children, for all forms. */
export type Round = Posted & { processorMs: number }

/**
 * Forms that were stored for good a second, over HTTP, beside rows that a program inserts one by one into a file of the same disk: by
 * turns. Nothing is answered before it is stored: every form that was thanked for is counted again in the database.
 */
export const enquiries: Bench = {
  id: 'enquiries',
  measure: async (say) => {
    const site = await SiteServer.start(SETTINGS)
    try {
      await untilIdle(site.pid ?? 0) // compressing the pages takes the processor for a while
      const warm = await post(site, FEW, WARM_SECONDS)
      const rounds: Array<{ bare: number; ours: Round }> = []
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ bare: await insertBare(site), ours: await post(site, FEW, SECONDS) })
      const many = await post(site, MANY, SECONDS)
      for (const { bare, ours } of rounds) say(`bare ${bare.toFixed(0)}/s, ${textOf(ours)}`)
      assertStored(site, [warm, many, ...rounds.map(({ ours }) => ours)])
      return [ratioRow(rounds), timeRow(FEW, worstOf(rounds.map(({ ours }) => ours))), timeRow(MANY, many)]
    } finally {
      await site.remove()
    }
  },
}

async function insertBare({ dataDir }: SiteServer): Promise<number> {
  const record = JSON.stringify(contactFields('visitor@example.co.za'))
  const args = [BARE_INSERTS, join(dataDir, 'bare.db'), String(SECONDS), record]
  const { stdout } = await run(process.execPath, args)
  return z.object({ perSecond: z.number() }).parse(JSON.parse(stdout)).perSecond
}

let runs = 0

/** Posts forms for so many seconds. @param words how many more a message has */
export async function post(
  { port, pid }: SiteServer,
  connections: number,
  seconds: number,
  words = 0,
): Promise<Round> {
  runs += 1
  const before = await processorSeconds(pid ?? 0)
  const numbers = [port, connections, seconds, runs, words].map(String)
  const { stdout } = await run(process.execPath, [POST_ENQUIRIES, ...numbers])
  const posted = postedSchema.parse(JSON.parse(stdout))
  return { ...posted, processorMs: ((await processorSeconds(pid ?? 0)) - before) * 1_000 }
}

/** @throws {Error} if anything that was thanked for is not in the database */
function assertStored({ dataDir }: SiteServer, posted: ReadonlyArray<Posted>): void {
  const thanked = posted.reduce((sum, { stored }) => sum + stored, 0)
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true })
  const count = Number(database.prepare('SELECT count(*) AS count FROM submissions').get()?.count)
  database.close()
  if (count !== thanked) throw new Error(`${thanked} forms were thanked for, and ${count} are stored`)
}

function ratioRow(rounds: ReadonlyArray<{ bare: number; ours: Round }>): BenchRow {
  const ratio = middleOf(rounds.map(({ bare, ours }) => ours.perSecond / bare))
  const processorMs = middleOf(rounds.map(({ ours }) => ours.processorMs / ours.stored))
  return {
    id: 'enquiries-stored',
    what: `enquiries stored, ${FEW} connections`,
    ours: `${middleOf(rounds.map(({ ours }) => ours.perSecond)).toFixed(0)}/s`,
    theirs: `bare inserts ${middleOf(rounds.map(({ bare }) => bare)).toFixed(0)}/s`,
    figure: ratio.toFixed(2),
    goal: `at least ${GOAL.toFixed(2)}`,
    isMet: ratio >= GOAL,
    boundBy: `the processor: ${processorMs.toFixed(2)} ms for each in this run, half of it SQLite, which writes nine rows with their indexes and the words to search; a bare insert waits for the disk instead.`,
  }
}

function timeRow(connections: number, posted: Posted): BenchRow {
  return {
    id: `enquiries-p99-${connections}`,
    what: `answered 99 in 100, ${connections} connections`,
    ours: textOf(posted),
    theirs: null,
    figure: `${posted.p99Ms?.toFixed(0)} ms`,
    goal: 'under 1500 ms',
    isMet: (posted.p99Ms ?? Number.POSITIVE_INFINITY) < 1_500,
    boundBy:
      'how many wait at the same time: 50 are worked on, 1 000 wait, and who comes then is asked at once (503) to try again.',
  }
}

function worstOf(rounds: ReadonlyArray<Round>): Round {
  const [worst] = rounds.toSorted((one, other) => (other.p99Ms ?? 0) - (one.p99Ms ?? 0))
  if (!worst) throw new Error('Nothing was measured')
  return worst
}

export function textOf({ perSecond, p50Ms, p99Ms, others }: Posted): string {
  const refused = Object.entries(others).map(([status, count]) => `, ${count} times ${status}`)
  return `${perSecond.toFixed(0)}/s, p50 ${p50Ms?.toFixed(0)} ms, p99 ${p99Ms?.toFixed(0)} ms${refused.join('')}`
}
