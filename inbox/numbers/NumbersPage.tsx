import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { pageInShort, periodWords } from '../../domain/inbox/words/numbers-words.ts'
import { groupedCount } from '../../domain/wording.ts'
import { PageBody } from '../frame/PageBody.tsx'
import { PageHeader } from '../frame/PageHeader.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useTitle } from '../state/title.ts'
import { Columns } from '../ui/Columns.tsx'
import { Segments } from '../ui/Segments.tsx'
import { BarTable } from './BarTable.tsx'
import { NotCounted } from './NotCounted.tsx'
import styles from './NumbersPage.module.css'
import { ResponseTimeSummary } from './ResponseTimeSummary.tsx'
import { Steps } from './Steps.tsx'
import { AnswerTimes, EnquiriesByWeek } from './WeekCharts.tsx'

const TIMES = [
  [4, '4 weeks'],
  [12, '12 weeks'],
  [52, 'A year'],
] as const

/** What became of the promise, and where enquiries come from: from the log and our own counts of pages. */
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
          <Segments label="Time">
            {TIMES.map(([each, words]) => (
              <Link
                key={each}
                to="/numbers"
                search={{ weeks: each }}
                aria-current={each === weeks ? 'true' : undefined}
                activeProps={{}}
              >
                {words}
              </Link>
            ))}
          </Segments>
        }
      />
      <PageBody>
        {error && <NotCounted error={error} times={TIMES} />}
        {data && (
          <>
            <ResponseTimeSummary numbers={data} />
            <Columns>
              <EnquiriesByWeek numbers={data} />
              <AnswerTimes numbers={data} />
            </Columns>
            <Columns>
              <div className={styles.stack}>
                <Steps numbers={data} />
                <BarTable
                  heading="The page they wrote from"
                  column="Page"
                  rows={data.pages.map(({ name, count, fromCalculator }) => ({
                    name: pageInShort(name),
                    small:
                      fromCalculator > 0 ? `${groupedCount(fromCalculator)} came from /calculator` : null,
                    count,
                  }))}
                  below="… stands for /our-work."
                />
              </div>
              <BarTable
                heading="What it was about"
                above="The category in the form, or the solution."
                column="Category"
                rows={data.categories.map((row) => ({ ...row, small: null }))}
              />
            </Columns>
          </>
        )}
      </PageBody>
    </>
  )
}
