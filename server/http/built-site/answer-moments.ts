import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { answerHours } from '../../../domain/calendar/deadline.ts'
import type { Company } from '../../../domain/content/company.ts'
import {
  type AnswerBy,
  answerByFor,
  hasAnswerByPlaceholder,
  withAnswerBy,
} from '../../../domain/enquiry/answer-by.ts'
import { compressBest, plainBody, replaceBody, type SiteFile } from './site-file.ts'

const CHECK_EVERY_MS = 60_000

/** A page that names the time of an answer, as it was built. */
export type AnswerPage = { file: SiteFile; html: string }

export function pagesNamingAnswer(pages: ReadonlyArray<SiteFile>): Array<AnswerPage> {
  return (
    pages
      .filter((file) => hasAnswerByPlaceholder(plainBody(file)))
      // The time is ASCII, so nothing has to be decoded; decoded, the pages could take twice the memory.
      .map((file) => ({ file, html: plainBody(file).toString('latin1') }))
  )
}

type Dependencies = {
  release: () => { answerPages: ReadonlyArray<AnswerPage>; content: { company: Company } }
  /** Reads the days off from the settings. */
  readDaysOff: () => Promise<ReadonlyArray<CalendarDate>>
  now: () => Date
  monotonicMs: () => number
  report: (error: unknown) => void
}

/** The time by which a form sent now is answered, as pages show it. */
export type AnswerMoments = {
  current: () => AnswerBy
  /** Called at each request: at most once a minute it checks whether the time on the pages has changed. */
  refreshIfStale: () => void
  refresh: () => Promise<void>
}

/**
 * Writes the time of an answer into the built pages that name it. It changes about once a day, so the pages stay in memory,
 * compressed, with one ETag for all visitors.
 */
export function keepAnswerMoments(dependencies: Dependencies): AnswerMoments {
  const { release, now, monotonicMs } = dependencies
  let daysOff: ReadonlyArray<CalendarDate> = []
  let checkedMs = monotonicMs()
  let filled = fill(release().answerPages, nextMoment())

  function nextMoment(): AnswerBy {
    return answerByFor(now().getTime(), answerHours(release().content.company.openingHours, daysOff))
  }

  async function refresh(): Promise<void> {
    daysOff = await dependencies.readDaysOff()
    const moment = nextMoment()
    if (moment.long === filled.moment.long) return
    filled = fill(release().answerPages, moment)
    for (const { file } of filled.pages) await compressBest(file)
  }

  return {
    current: () => filled.moment,
    refresh,
    refreshIfStale: () => {
      const { answerPages } = release()
      if (answerPages !== filled.pages) filled = fill(answerPages, nextMoment())
      if (monotonicMs() - checkedMs < CHECK_EVERY_MS) return
      checkedMs = monotonicMs()
      refresh().catch(dependencies.report)
    },
  }
}

function fill(pages: ReadonlyArray<AnswerPage>, moment: AnswerBy) {
  for (const { file, html } of pages) replaceBody(file, Buffer.from(withAnswerBy(html, moment), 'latin1'))
  return { pages, moment }
}
