/** What was measured, each with where it comes from. Replace a figure, and docs/operations.test.ts prints the new table. */
export const MEASURED = {
  /** Home pages over brotli in one second of a core: `npm run bench`, row home-brotli, two quiet cores, 28 November 2026. */
  pagesASecondOfACore: 34_714,
  /** Memory at rest, in MB: `npm run bench`, row memory-rest, 28 November 2026, from the second start of a version. */
  memoryAtRestMb: 127,
  /** While pages, cards and PDFs are made anew, after 220 000 mixed requests: the same run, row memory-fresh. */
  memoryAtMostMb: 308,
  /** Of a core for an enquiry, stored with its two mails: the same run, row enquiries-stored. */
  enquiryMs: 0.63,
  /** The same with PostgreSQL: the server's part and the database's, rows postgres-server and postgres-database. */
  onPostgresMs: { server: 1.1, database: 0.61 },
  /** Of the database for an enquiry and its two mails: 3 500 of them made a file of 8 835 072 bytes. */
  bytesOfAnEnquiry: 2_524,
  /** Further, what staff add to it, and the visits counted meanwhile: `npm run seed`, 2 502 656 bytes for 500. */
  bytesOfItsHistory: 5_005,
}

/** What is assumed of a site: yours may be otherwise. */
export const ASSUMED = {
  /** Of one core in the busiest hour: the rest is for the proxy, the system and a bad day. */
  shareOfACore: 0.25,
  /** Of a day's visitors, those of the busiest hour. */
  partOfTheDay: 1 / 8,
  /** Pages and files that a visitor asks for, one visit. */
  requestsAVisit: 30,
  /** A backup a day, for so many days. */
  copiesKept: 35,
}

const HOUR_S = 3_600
const SECOND_MS = 1_000
const DAYS_A_YEAR = 365
const MEGABYTE = 1_000_000
const MACHINES = [
  { name: '1 core, 1 GB', cores: 1, memoryMb: 1_000 },
  { name: '2 cores, 4 GB', cores: 2, memoryMb: 4_000 },
] as const
const ENQUIRIES_A_DAY = [10, 100, 1_000] as const

/** The tables of docs/operations.md, line by line. */
export function capacityLines(): Array<string> {
  return [
    '| A machine of | visits a day | enquiries a day | memory of the site | left for the proxy and all else |',
    '|---|---|---|---|---|',
    ...MACHINES.map(machineLine),
    '',
    '| Enquiries a day | the database grows in a year by | with 35 daily backups, after a year |',
    '|---|---|---|',
    ...ENQUIRIES_A_DAY.map(diskLine),
  ]
}

function machineLine({ name, cores, memoryMb }: (typeof MACHINES)[number]): string {
  const { memoryAtRestMb, memoryAtMostMb, enquiryMs } = MEASURED
  // The server answers on one core; a second one is for the proxy, the database and the programs beside.
  const share = cores === 1 ? 0.5 : 1
  const [visits, enquiries] = [about(share * visitsADay()), about(share * enquiriesADay(enquiryMs))]
  const memory = `${memoryAtRestMb} to ${memoryAtMostMb} MB`
  return `| ${name} | ${visits} | ${enquiries} | ${memory} | ${memoryMb - memoryAtMostMb} MB |`
}

/** From which load on a further step is right, and what it is for: one line a step. */
export function stepLines(): Array<string> {
  const { enquiryMs, onPostgresMs } = MEASURED
  const both = (onPostgresMs.server + onPostgresMs.database).toFixed(1)
  const most = (ofAnEnquiryMs: number) =>
    `${about(visitsADay())} visits or ${about(enquiriesADay(ofAnEnquiryMs))} enquiries a day`
  return [
    '| Step | From which load on | What else it is for | What a failure costs |',
    '|---|---|---|---|',
    `| One machine with SQLite | the first visitor, up to ${most(enquiryMs)} | nothing else to look after | a restart: visitors wait for a second or two. The disk: what came since the last copy |`,
    `| PostgreSQL on the same machine | none: an enquiry takes ${both} instead of ${enquiryMs.toFixed(1)} ms of the processors | the two steps below | the same |`,
    `| Two servers on it | ${most(onPostgresMs.server)} | a server that is killed or restarts is not noticed | some are asked to send again, once. The disk: as above |`,
    '| A managed database with a standby | none | the loss of a machine or disk | with synchronous replication nothing that a visitor was thanked for; without it what the standby lacks. Forms are refused, with their words kept, until the standby has taken over |',
  ]
}

function visitsADay(): number {
  return (MEASURED.pagesASecondOfACore * secondsADay()) / ASSUMED.requestsAVisit
}

function enquiriesADay(ofAnEnquiryMs: number): number {
  return (secondsADay() * SECOND_MS) / ofAnEnquiryMs
}

/** Of a core, for a day whose busiest hour takes {@link ASSUMED.shareOfACore} of it. */
function secondsADay(): number {
  return (ASSUMED.shareOfACore * HOUR_S) / ASSUMED.partOfTheDay
}

function diskLine(count: number): string {
  const bytes = count * DAYS_A_YEAR * (MEASURED.bytesOfAnEnquiry + MEASURED.bytesOfItsHistory)
  const withCopies = bytes * (1 + ASSUMED.copiesKept)
  return `| ${about(count)} | ${about(bytes / MEGABYTE)} MB | ${about(withCopies / MEGABYTE)} MB |`
}

/** To two figures, with spaces: 150 000. */
function about(number: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return String(Math.round(number / unit) * unit).replace(/\B(?=(\d{3})+$)/g, ' ')
}
