import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { answerHours } from '../../../domain/calendar/deadline.ts'
import type { Company } from '../../../domain/content/company.ts'
import { type AnswerBy, answerByFor, namesAnswer, withAnswerBy } from '../../../domain/enquiry/answer-by.ts'
import { compressBest, isPage, plainBody, replaceBody, type SiteFile } from './site-file.ts'

const CHECK_EVERY_MS = 60_000

type Parts = {
  files: ReadonlyMap<string, SiteFile>
  openingHours: Company['openingHours']
  /** The days off of the company's settings. */
  readDaysOff: () => Promise<ReadonlyArray<CalendarDate>>
  now: () => Date
  monotonicMs: () => number
  report: (error: unknown) => void
}

/** The moment by which a form sent now is answered, as the pages say it. */
export type AnswerMoments = {
  current: () => AnswerBy
  /** To be called at each request: at most once a minute it looks whether the pages have to say another moment. */
  refreshIfStale: () => void
  refresh: () => Promise<void>
}

/**
 * Puts the moment of an answer into the built pages that name it. It changes about once a day, so the pages stay in memory,
 * compressed, with one tag for all visitors.
 */
export function keepAnswerMoments(parts: Parts): AnswerMoments {
  const pages = [...parts.files.values()]
    .filter((file) => isPage(file) && namesAnswer(plainBody(file)))
    // The moment is ASCII, so that nothing has to be decoded: as characters of two bytes the pages would take twice the memory.
    .map((file) => ({ file, html: plainBody(file).toString('latin1') }))
  const momentWith = (daysOff: ReadonlyArray<CalendarDate>) =>
    answerByFor(parts.now().getTime(), answerHours(parts.openingHours, daysOff))
  let checkedMs = parts.monotonicMs()
  let current = momentWith([])
  fill()

  function fill(): void {
    for (const { file, html } of pages) replaceBody(file, Buffer.from(withAnswerBy(html, current), 'latin1'))
  }

  async function refresh(): Promise<void> {
    const next = momentWith(await parts.readDaysOff())
    if (next.long === current.long) return
    current = next
    fill()
    for (const { file } of pages) await compressBest(file)
  }

  return {
    current: () => current,
    refresh,
    refreshIfStale: () => {
      if (parts.monotonicMs() - checkedMs < CHECK_EVERY_MS) return
      checkedMs = parts.monotonicMs()
      refresh().catch(parts.report)
    },
  }
}
