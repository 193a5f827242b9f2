import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { longDay } from '../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { AS_DELIVERED } from '../../domain/inbox/api/website.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { TableHead } from '../ui/TableHead.tsx'
import { SitePage } from './SitePage.tsx'
import { useAuthor, useMayChange, useWebsite } from './site-state.ts'

/** Every version that was ever live, with a link to go back to it. */
export function VersionsPage() {
  const { data } = useQuery(queries.siteVersions(useApi()))
  const { site } = useWebsite()
  const author = useAuthor()
  const versions = (data?.versions ?? []).filter(({ publishedAt }) => publishedAt !== null)
  return (
    <SitePage heading="Earlier versions">
      {data && site && (
        <Table isCards label="Versions that were live">
          <TableHead columns={['Version', 'Live since', 'Published by']} />
          <tbody>
            {versions.map(({ number, backTo, publishedAt, publishedBy }) => (
              <tr key={number}>
                <th scope="row">
                  {number} {backTo !== null && <small className="muted">{restoredFrom(backTo)}</small>}
                </th>
                <td>{publishedAt !== null && `${longDay(publishedAt)}, ${timeOfDay(publishedAt)}`}</td>
                <td>{author(publishedBy)}</td>
                <td>
                  <VersionState isLive={number === site.live} number={number} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">As delivered</th>
              <td>{site.live === null ? 'From the start' : 'Before the first version'}</td>
              <td>An engineer</td>
              <td>
                <VersionState isLive={site.live === null} number={AS_DELIVERED} />
              </td>
            </tr>
          </tbody>
        </Table>
      )}
      <p className="muted">Numbers that are missing are checks that were not published.</p>
    </SitePage>
  )
}

/** Says that a version is live; otherwise a link to go back to it, for those who may change the site. */
function VersionState({ isLive, number }: { isLive: boolean; number: number }) {
  const mayChange = useMayChange()
  if (isLive) return <Tag tone="done">Live</Tag>
  if (!mayChange) return null
  return (
    <Link {...buttonLook({})} to="/website/versions/$number" params={{ number }}>
      Go back
    </Link>
  )
}

function restoredFrom(backTo: number): string {
  return backTo === AS_DELIVERED ? 'as delivered' : `as version ${backTo}`
}
