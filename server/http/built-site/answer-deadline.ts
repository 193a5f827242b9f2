import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { answerHours } from '../../../domain/calendar/deadline.ts'
import type { Company } from '../../../domain/content/company.ts'
import { ANSWER_BY, type AnswerBy, answerByFor, withAnswerBy } from '../../../domain/enquiry/answer-by.ts'
import { compressBest, plainBody, replaceBody, type SiteFile } from './site-file.ts'

const CHECK_EVERY_MS = 60_000

/** A page that names the deadline, as it was built. */
export type DeadlinePage = { file: SiteFile; html: string }

export function pagesWithDeadline(pages: ReadonlyArray<SiteFile>): Array<DeadlinePage> {
  return (
    pages
      .filter((file) => plainBody(file).includes(ANSWER_BY))
      // The deadline is ASCII, so UTF-8 need not be decoded: decoded, a page could take twice the memory.
      .map((file) => ({ file, html: plainBody(file).toString('latin1') }))
  )
}

type Dependencies = {
  release: () => { deadlinePages: ReadonlyArray<DeadlinePage>; content: { company: Company } }
  /** Reads the days off from the settings. */
  readDaysOff: () => Promise<ReadonlyArray<CalendarDate>>
  now: () => Date
  monotonicMs: () => number
  report: (error: unknown) => void
}

/** The deadline for a form sent now, as pages show it. */
export type AnswerDeadline = {
  current: () => AnswerBy
  /** Called at each request: at most once a minute it checks whether the deadline on the pages has changed. */
  refreshIfStale: () => void
  refresh: () => Promise<void>
}

/**
 * Writes the deadline into the built pages that name it. It changes about once a day, so the pages stay in memory, compressed, with
 * one ETag for all visitors.
 */
export function createAnswerDeadline(dependencies: Dependencies): AnswerDeadline {
  const { release, now, monotonicMs } = dependencies
  let daysOff: ReadonlyArray<CalendarDate> = []
  let checkedMs = monotonicMs()
  let filled = fill(release().deadlinePages, currentDeadline())

  function currentDeadline(): AnswerBy {
    return answerByFor(now().getTime(), answerHours(release().content.company.openingHours, daysOff))
  }

  async function refresh(): Promise<void> {
    daysOff = await dependencies.readDaysOff()
    const deadline = currentDeadline()
    if (deadline.long !== filled.deadline.long) await show(deadline)
  }

  async function show(deadline: AnswerBy): Promise<void> {
    filled = fill(release().deadlinePages, deadline)
    for (const { file } of filled.pages) await compressBest(file)
  }

  return {
    current: () => filled.deadline,
    refresh,
    refreshIfStale: () => {
      if (release().deadlinePages !== filled.pages) show(currentDeadline()).catch(dependencies.report)
      if (monotonicMs() - checkedMs < CHECK_EVERY_MS) return
      checkedMs = monotonicMs()
      refresh().catch(dependencies.report)
    },
  }
}

function fill(pages: ReadonlyArray<DeadlinePage>, deadline: AnswerBy) {
  for (const { file, html } of pages) replaceBody(file, Buffer.from(withAnswerBy(html, deadline), 'latin1'))
  return { pages, deadline }
}
