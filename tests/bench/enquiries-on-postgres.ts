import { startPostgres } from '../../server/store/testing/postgres-process.ts'
import { SiteServer } from '../journeys/site-server.ts'
import type { Bench, BenchRow } from './bench.ts'
import { post, type Round, SETTINGS, textOf } from './enquiries.ts'
import { middleOf } from './middle.ts'
import { processorSeconds, untilIdle } from './process-figures.ts'

const ROUNDS = 3
const SECONDS = 5
const FEW = 50
const MANY = 200
const WORDS = 200
const BOUND_BY =
  'the two processors, which clients, server and database share: the words to search are half of what the database does.'

type Measured = Round & { databaseMs: number }
type Few = { ours: Measured; lite: Measured }

/** Forms of 200 words on PostgreSQL and on SQLite by turns, with clients, servers and database on the same machine. */
export const enquiriesOnPostgres: Bench = {
  id: 'postgres',
  measure: async (say) => {
    const postgres = await startPostgres({ onDisk: true })
    if (!postgres) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)')
    const settings = { ...SETTINGS, DATABASE_URL: postgres.urlOf('postgres') }
    const [ours, lite] = [await SiteServer.start(settings), await SiteServer.start(SETTINGS)]
    try {
      const measure = async (site: SiteServer, connections: number): Promise<Measured> => {
        const before = await processorSeconds(postgres.pid())
        const round = await post(site, connections, SECONDS, WORDS)
        return { ...round, databaseMs: ((await processorSeconds(postgres.pid())) - before) * 1_000 }
      }
      const measureTwo = async () => {
        const another = await ours.startAnother()
        await untilIdle(another.pid ?? 0)
        await measure(another, FEW)
        const before = await processorSeconds(postgres.pid())
        const rounds = await Promise.all([ours, another].map((site) => post(site, FEW / 2, SECONDS, WORDS)))
        const databaseMs = ((await processorSeconds(postgres.pid())) - before) * 1_000
        another.kill()
        return { rounds, databaseMs }
      }
      for (const site of [ours, lite]) {
        await untilIdle(site.pid ?? 0) // it compresses its pages first
        await measure(site, FEW) // their programs are compiled with the first
      }
      const few: Array<Few> = []
      for (let round = 0; round < ROUNDS; round += 1)
        few.push({ ours: await measure(ours, FEW), lite: await measure(lite, FEW) })
      const many = await measure(ours, MANY)
      const two = await measureTwo()
      for (const { ours, lite } of few) say(`PostgreSQL ${textOf(ours)}; SQLite ${textOf(lite)}`)
      say(`PostgreSQL, ${MANY} connections: ${textOf(many)}`)
      for (const round of two.rounds) say(`One of two servers, ${FEW / 2} connections: ${textOf(round)}`)
      return [...fewRows(few), manyRow(many), twoRow(two, few)]
    } finally {
      await Promise.all([ours.remove(), lite.remove()])
      await postgres.remove()
    }
  },
}

function fewRows(rounds: ReadonlyArray<Few>): Array<BenchRow> {
  const middle = (figure: (round: Few) => number) => middleOf(rounds.map(figure))
  const perSecond = middle(({ ours }) => ours.perSecond)
  const p99Ms = middle(({ ours }) => ours.p99Ms ?? Number.POSITIVE_INFINITY)
  const serverMs = middle(({ ours }) => ours.processorMs / ours.stored)
  const databaseMs = middle(({ ours }) => ours.databaseMs / ours.stored)
  return [
    {
      ...row(
        'stored',
        `forms on PostgreSQL, ${FEW} connections`,
        `${perSecond.toFixed(0)}/s`,
        'at least 600/s',
        perSecond >= 600,
      ),
      theirs: `SQLite ${middle(({ lite }) => lite.perSecond).toFixed(0)}/s`,
    },
    row(
      'p99',
      `answered 99 in 100, ${FEW} connections`,
      `${p99Ms.toFixed(0)} ms`,
      'at most 250 ms',
      p99Ms <= 250,
    ),
    row(
      'server',
      'processor of the server, a form',
      `${serverMs.toFixed(2)} ms`,
      'at most 2 ms',
      serverMs <= 2,
    ),
    row(
      'database',
      'processor of PostgreSQL, a form',
      `${databaseMs.toFixed(2)} ms`,
      'at most 1 ms',
      databaseMs <= 1,
    ),
  ]
}

function manyRow(many: Measured): BenchRow {
  const refused = Object.values(many.others).reduce((sum, count) => sum + count, 0)
  return {
    ...row(`refused-${MANY}`, `not stored, ${MANY} connections`, String(refused), 'none', refused === 0),
    ours: `${refused}, p99 ${many.p99Ms?.toFixed(0)} ms`,
  }
}

/** How many forms two servers take in the time in which one takes one, were the database never waited for. */
function twoRow(
  two: { rounds: ReadonlyArray<Round>; databaseMs: number },
  few: ReadonlyArray<Few>,
): BenchRow {
  const stored = two.rounds.reduce((sum, round) => sum + round.stored, 0)
  const serverMs = two.rounds.reduce((sum, round) => sum + round.processorMs, 0) / stored
  const ratio = (2 * middleOf(few.map(({ ours }) => ours.processorMs / ours.stored))) / serverMs
  const databaseMs = (two.databaseMs / stored).toFixed(2)
  return {
    ...row('two', 'two servers by one, by processor time', ratio.toFixed(2), 'at least 1.30', ratio >= 1.3),
    ours: `${serverMs.toFixed(2)} ms a form, PostgreSQL ${databaseMs} ms`,
  }
}

function row(id: string, what: string, figure: string, goal: string, isMet: boolean): BenchRow {
  return { id: `postgres-${id}`, what, ours: figure, theirs: null, figure, goal, isMet, boundBy: BOUND_BY }
}
