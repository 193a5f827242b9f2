/** What was measured, each with where it comes from. Replace a figure, and docs/operations.test.ts prints the new table. */
export const MEASURED = {
  /** Home pages over brotli in one second of a core: `npm run bench`, row home-brotli, two quiet cores, 22 November 2026. */
  pagesASecondOfACore: 9_467,
  /** Memory at rest, in MB: `npm run bench`, row memory-rest, 28 November 2026, from the second start of a version. */
  memoryAtRestMb: 144,
  /** While pages, cards and PDFs are made anew, after 220 000 mixed requests: the same run, row memory-fresh. */
  memoryAtMostMb: 336,
  /** Enquiries in one second of a core, each stored with its two mails: 3 000 forms over 20 connections took 5.69 s of one. */
  enquiriesASecondOfACore: 527,
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

/** The server answers on one core; a second one is for the proxy, the database and the programs beside. */
function machineLine({ name, cores, memoryMb }: (typeof MACHINES)[number]): string {
  const seconds = (ASSUMED.shareOfACore * (cores === 1 ? 0.5 : 1) * HOUR_S) / ASSUMED.partOfTheDay
  const visits = (MEASURED.pagesASecondOfACore * seconds) / ASSUMED.requestsAVisit
  const enquiries = MEASURED.enquiriesASecondOfACore * seconds
  const memory = `${MEASURED.memoryAtRestMb} to ${MEASURED.memoryAtMostMb} MB`
  return `| ${name} | ${about(visits)} | ${about(enquiries)} | ${memory} | ${memoryMb - MEASURED.memoryAtMostMb} MB |`
}

function diskLine(enquiriesADay: number): string {
  const bytes = enquiriesADay * DAYS_A_YEAR * (MEASURED.bytesOfAnEnquiry + MEASURED.bytesOfItsHistory)
  const withCopies = bytes * (1 + ASSUMED.copiesKept)
  return `| ${about(enquiriesADay)} | ${about(bytes / MEGABYTE)} MB | ${about(withCopies / MEGABYTE)} MB |`
}

/** To two figures, with spaces: 150 000. */
function about(number: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return String(Math.round(number / unit) * unit).replace(/\B(?=(\d{3})+$)/g, ' ')
}
