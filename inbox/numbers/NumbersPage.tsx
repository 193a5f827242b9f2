import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { duration } from '../../domain/calendar/day-words.ts'
import type { Numbers } from '../../domain/inbox/api/day.ts'
import { pageInShort, periodWords, stepsInWords } from '../../domain/inbox/words/numbers-words.ts'
import { groupedCount } from '../../domain/wording.ts'
import { SegmentLinks } from '../../ui/Chip.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useTitle } from '../state/title.ts'
import { Columns } from '../ui/layout.tsx'
import { Moon } from '../ui/Moon.tsx'
import { BarTable } from './BarTable.tsx'
import styles from './NumbersPage.module.css'
import { AnswerTimes, EnquiriesByWeek } from './WeekCharts.tsx'

const PERIODS = [
  [4, '4 weeks'],
  [12, '12 weeks'],
  [52, 'A year'],
] as const

const HIDDEN_HEADING = <span className="visually-hidden">Bar</span>

/** How often answers were in time, and where enquiries come from: from the event log and our own page counts. */
export function NumbersPage() {
  const { weeks = 4 } = useSearch({ from: '/frame/numbers' })
  const { data, error } = useQuery(queries.numbers(useApi(), weeks))
  useTitle('Numbers')
  return (
    <>
      <PageHeader
        heading="Numbers"
        below={data && periodWords(data.from, data.until)}
        buttons={
          <SegmentLinks label="Time">
            {PERIODS.map(([periodWeeks, words]) => (
              <Link
                key={periodWeeks}
                to="/numbers"
                search={{ weeks: periodWeeks }}
                aria-current={periodWeeks === weeks ? 'true' : undefined}
                activeProps={{}}
              >
                {words}
              </Link>
            ))}
          </SegmentLinks>
        }
      />
      <PageBody>
        {error && <LoadError error={error} />}
        {data && (
          <>
            <ResponseTimeSummary numbers={data} />
            <Columns>
              <EnquiriesByWeek numbers={data} />
              <AnswerTimes numbers={data} />
            </Columns>
            <Columns>
              <div className="stack gap-7">
                <BarTable
                  heading="From visit to enquiry"
                  above="Counts of pages, not of people: nobody is followed from one to the next."
                  columns={['Step', 'Of the step above', 'Count']}
                  rows={stepsInWords(data)}
                  hasTrack
                />
                <BarTable
                  heading="The page they wrote from"
                  columns={['Page', HIDDEN_HEADING, 'Enquiries']}
                  rows={barsOf(
                    data.pages.map(({ name, count, fromCalculator }) => ({
                      name: pageInShort(name),
                      note:
                        fromCalculator > 0 ? `${groupedCount(fromCalculator)} came from /calculator` : null,
                      count,
                    })),
                  )}
                  below="… stands for /our-work."
                />
              </div>
              <BarTable
                heading="What it was about"
                above="The category in the form, or the solution."
                columns={['Category', HIDDEN_HEADING, 'Enquiries']}
                rows={barsOf(data.categories.map((row) => ({ ...row, note: null })))}
              />
            </Columns>
          </>
        )}
      </PageBody>
    </>
  )
}

/** A moon: the share of answers that were in time, with a text beside it. */
function ResponseTimeSummary({ numbers }: { numbers: Numbers }) {
  const { answeredInTime, answered, medianMinutes, enquiries, withPlan, unanswered } = numbers
  return (
    <section className={styles.head} aria-label="The promise">
      <Moon state={{ kind: 'left', fraction: answered === 0 ? 1 : answeredInTime / answered }} size={104} />
      <div className={styles.stats}>
        <p>
          <b>
            {groupedCount(answeredInTime)} of {groupedCount(answered)}
          </b>
          answered within one working day. The moon shows it.
        </p>
        <p>
          <b>{medianMinutes === null ? 'None yet' : duration(medianMinutes)}</b>
          of working time until the answer, in the middle (median).
        </p>
        <p>
          <b>{groupedCount(enquiries)}</b>
          enquiries, {groupedCount(withPlan)} with a plan. {groupedCount(unanswered)}{' '}
          {unanswered === 1 ? 'is' : 'are'} not answered yet.
        </p>
      </div>
    </section>
  )
}

/** Rows with bars in proportion to the highest count. */
function barsOf(rows: ReadonlyArray<{ name: string; note: string | null; count: number }>) {
  const maximum = Math.max(...rows.map(({ count }) => count), 1)
  return rows.map((row) => ({ ...row, share: row.count / maximum, count: groupedCount(row.count) }))
}
