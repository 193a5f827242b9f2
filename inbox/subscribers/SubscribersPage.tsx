import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { SUBSCRIPTION_STATES } from '../../domain/inbox/api/subscribers.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { counted, groupedCount } from '../../domain/wording.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentLinks } from '../../ui/Chip.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Table } from '../../ui/Table.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useDownload } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useSession } from '../state/session.ts'
import { useTitle } from '../state/title.ts'
import { Tools } from '../ui/layout.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { ShowMore } from '../ui/ShowMore.tsx'
import { TableHead } from '../ui/TableHead.tsx'
import { STATE_NAMES, SubscriberRow } from './SubscriberRow.tsx'

/** Consents to news, with their wording. */
export function SubscribersPage() {
  const { state, q } = useSearch({ from: '/frame/subscribers' })
  const api = useApi()
  const answer = useInfiniteQuery(queries.subscribers(api, { state, q }))
  const pages = answer.data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows)
  const navigate = useNavigate()
  const { me } = useSession()
  const { download, fault } = useDownload()
  useTitle('Subscribers')
  const counts = pages[0]?.counts
  return (
    <>
      <PageHeader
        heading={counts ? counted(counts.all, 'subscriber') : 'Subscribers'}
        below={
          counts &&
          `${groupedCount(counts.confirmed + counts.agreed)} may be sent news: they confirmed their address or ticked a box.`
        }
        buttons={
          mayDo('export', me.role) && (
            <Button onClick={() => void download('consents.csv', api.exportConsents)}>
              <Icon path={icons.download} />
              Export
            </Button>
          )
        }
      />
      <PageBody>
        <Fault words={fault} />
        {answer.error && !answer.isFetchNextPageError && <LoadError error={answer.error} />}
        <Tools>
          <SegmentLinks label="State">
            <Link to="/subscribers" search={{ q }} aria-current={state ? undefined : 'true'} activeProps={{}}>
              All <b>{counts?.all}</b>
            </Link>
            {SUBSCRIPTION_STATES.map((choice) => (
              <Link
                key={choice}
                to="/subscribers"
                search={{ state: choice, q }}
                aria-current={state === choice ? 'true' : undefined}
                activeProps={{}}
              >
                {STATE_NAMES[choice]} <b>{counts?.[choice]}</b>
              </Link>
            ))}
          </SegmentLinks>
          <SearchBox
            key={q}
            label="An e-mail address"
            q={q ?? ''}
            onSearch={(newQuery) =>
              void navigate({ to: '/subscribers', search: { state, q: newQuery || undefined } })
            }
          />
        </Tools>
        {counts && rows.length === 0 ? (
          <p className="muted">{counts.all === 0 ? 'Nobody has asked for news yet.' : 'Nobody is found.'}</p>
        ) : (
          <Table isCards label="Subscribers">
            <TableHead columns={['Address', 'State', 'What they agreed to, in these words']} />
            <tbody>
              {rows.map((row) => (
                <SubscriberRow key={row.id} row={row} />
              ))}
            </tbody>
          </Table>
        )}
        <ShowMore count={rows.length} pages={pages.length} query={answer} />
        <p className="muted">
          “Ask again” is possible once a day, three times in all. Nobody can be added by hand: consent must be
          their own. The export has a link for each e-mail address that stops all news to it: put it into
          every letter.
        </p>
      </PageBody>
    </>
  )
}
