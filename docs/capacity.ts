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
  { name: '1 core, 1 GB', cores: 1 },
  { name: '2 cores, 4 GB', cores: 2 },
] as const
const ENQUIRIES_A_DAY = 100

/** The table of docs/operations.md and the line below it. */
export function capacityLines(): Array<string> {
  return [
    '| A machine of | visits a day | enquiries a day | memory of the site |',
    '|---|---|---|---|',
    ...MACHINES.map(machineLine),
    '',
    diskLine(ENQUIRIES_A_DAY),
  ]
}

function machineLine({ name, cores }: (typeof MACHINES)[number]): string {
  const { memoryAtRestMb, memoryAtMostMb, enquiryMs } = MEASURED
  // The server answers on one core; a second one is for the proxy, the database and the programs beside.
  const share = cores === 1 ? 0.5 : 1
  const [visits, enquiries] = [about(share * visitsADay()), about(share * enquiriesADay(enquiryMs))]
  const memory = `${memoryAtRestMb} to ${memoryAtMostMb} MB`
  return `| ${name} | ${visits} | ${enquiries} | ${memory} |`
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
  const [database, withCopies] = [bytes, bytes * (1 + ASSUMED.copiesKept)].map((each) =>
    about(each / MEGABYTE),
  )
  return `At ${count} enquiries a day the database grows by ${database} MB in a year; with ${ASSUMED.copiesKept} daily backups that is ${withCopies} MB.`
}

/** To two figures, with spaces: 150 000. */
function about(number: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return String(Math.round(number / unit) * unit).replace(/\B(?=(\d{3})+$)/g, ' ')
}
