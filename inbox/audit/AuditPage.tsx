import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { timeAgo, weekdayAndDate } from '../../domain/calendar/day-words.ts'
import { dayOf, timeToTheSecond } from '../../domain/calendar/time-of-day.ts'
import type { Audit, AuditEntry, AuditQuery, ChainCheck } from '../../domain/inbox/api/audit.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { unbrokenEntries } from '../../domain/inbox/words/acts.ts'
import { groupConsecutive } from '../../domain/inbox/words/group-consecutive.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipChoice } from '../../ui/Chip.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Table } from '../../ui/Table.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useDownload, useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useSession } from '../state/session.ts'
import { useTitle } from '../state/title.ts'
import { Card, HeadedSection, Tools } from '../ui/layout.tsx'
import { Moon } from '../ui/Moon.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { ShowMore } from '../ui/ShowMore.tsx'
import styles from './AuditPage.module.css'

/** The append-only audit log: who did what. */
export function AuditPage() {
  const query = useSearch({ from: '/frame/audit' })
  const api = useApi()
  const { me } = useSession()
  const answer = useInfiniteQuery(queries.audit(api, query))
  const pages = answer.data?.pages ?? []
  const [firstPage] = pages
  const entries = pages.flatMap((page) => page.entries)
  const { download, fault } = useDownload()
  useTitle('Audit log')
  return (
    <>
      <PageHeader
        heading="Audit log"
        below="Who did what. It can be added to, never changed."
        buttons={
          mayDo('export-audit', me.role) && (
            <Button onClick={() => void download('audit.json', api.exportAudit)}>
              <Icon path={icons.download} />
              Export
            </Button>
          )
        }
      />
      <PageBody>
        {answer.error && !answer.isFetchNextPageError && <LoadError error={answer.error} />}
        <Fault words={fault} />
        {firstPage && (
          <>
            <AuditIntegrity check={firstPage.check} />
            <AuditFilter query={query} acts={firstPage.acts} />
            <AuditDays entries={entries} />
            <ShowMore count={entries.length} pages={pages.length} query={answer} />
          </>
        )}
      </PageBody>
    </>
  )
}

/** The filters of the log: person, enquiry and action. They are kept in the address. */
function AuditFilter({ query, acts }: { query: AuditQuery; acts: Audit['acts'] }) {
  const { colleagues } = useSession()
  const navigate = useNavigate()
  const go = (change: AuditQuery) => void navigate({ to: '/audit', search: { ...query, ...change } })
  return (
    <Tools>
      <SearchBox
        label="A person or an enquiry"
        q={query.q ?? ''}
        onSearch={(q) => go({ q: q || undefined })}
      />
      <ChipChoice
        label="Who"
        value={query.who ?? ''}
        options={[['', 'Everybody'], ...colleagues.map(({ id, name }) => [id, name] as const)]}
        onPick={(who) => go({ who: who || undefined })}
      />
      <ChipChoice
        label="Act"
        value={query.act ?? ''}
        options={[['', 'Any act'], ...acts.map(({ act, words }) => [act, words] as const)]}
        onPick={(act) => go({ act: act || undefined })}
      />
    </Tools>
  )
}

/** Whether the chain of seals is unbroken, and when that was last checked. */
function AuditIntegrity({ check: { entries, checkedAt, fault } }: { check: ChainCheck }) {
  const api = useApi()
  const now = useNow()
  const { act, fault: refusal, isBusy } = useSettingsAction(['audit'])
  return (
    <Card look={fault === null ? 'quiet' : 'warn'}>
      <div className={styles.check}>
        <Moon state={{ kind: fault === null ? 'full' : 'late' }} size={40} />
        <p>
          {fault === null ? <b>{unbrokenEntries(entries)}.</b> : <b className="error">{fault}</b>}{' '}
          <span className="muted">
            Each holds the seal of the one before. Last check: {timeAgo(checkedAt, now)}; what is newer is
            checked with the next.
          </span>
        </p>
        <Button disabled={isBusy} onClick={() => void act(() => api.checkAudit())}>
          Check again
        </Button>
      </div>
      <Fault words={refusal} />
    </Card>
  )
}

/** The entries by day, newest first. */
function AuditDays({ entries }: { entries: ReadonlyArray<AuditEntry> }) {
  const days = groupConsecutive(entries, ({ at }) => dayOf(at))
  return (
    <>
      {days.map(({ key: day, items }) => (
        <HeadedSection key={day}>
          <h2 className={styles.day}>
            {weekdayAndDate(day)} {day.slice(0, 4)}
          </h2>
          <Table className={styles.entries}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Time</th>
                <th scope="col">What</th>
                <th scope="col">Seal</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ n, at, who, words: sentence, enquiry, seal }) => (
                <tr key={n}>
                  <td className="muted">{timeToTheSecond(at)}</td>
                  <td>
                    <b>{who}</b> {sentence}{' '}
                    {enquiry !== null && (
                      <Link to="/e/$number" params={{ number: enquiry }}>
                        {enquiryName(enquiry)}
                      </Link>
                    )}
                  </td>
                  <td className={`at-end muted ${styles.seal}`}>{seal}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </HeadedSection>
      ))}
      <p className="muted">
        Names and messages of enquirers are not in here, only numbers: erasing a person leaves the chain
        whole.
      </p>
    </>
  )
}
