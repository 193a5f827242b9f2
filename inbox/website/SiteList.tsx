import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { longDay } from '../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { idOf } from '../../domain/content/draft.ts'
import type { SiteChange } from '../../domain/inbox/api/website.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { keyOf, type LastChange, lastChanges, OFTEN_CHANGED, pagesOf, type SiteLine } from './site-list.ts'
import { useAuthor, useSitePart } from './site-state.ts'
import styles from './website.module.css'
import { SCREEN_ROUTE } from './words.ts'

/** Links to the screens of the editor, each with its last change. */
export function SiteList({ changes }: { changes: ReadonlyArray<SiteChange> }) {
  const { data } = useQuery(queries.siteVersions(useApi()))
  const [products, studies, kinds] = [
    useSitePart('solutions').draft,
    useSitePart('case-studies').draft,
    useSitePart('categories').draft,
  ]
  const last = lastChanges(changes, data?.versions ?? [])
  const groups = pagesOf({
    products: titlesOf(products),
    'case-studies': titlesOf(studies),
    'kinds-of-work': titlesOf(kinds),
  })
  return (
    <nav className="stack gap-5" aria-label="What can be changed">
      {[{ heading: 'Often changed', lines: OFTEN_CHANGED }, ...groups].map(({ heading, lines }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <div className="rows">
            {lines.map((line) => (
              <ListLine key={keyOf(line.params)} line={line} last={last.get(keyOf(line.params))} />
            ))}
          </div>
        </section>
      ))}
    </nav>
  )
}

function ListLine({ line: { params, name, about }, last }: { line: SiteLine; last: LastChange | undefined }) {
  const nameOf = useAuthor()
  return (
    <Link className={`item ${styles.entry}`} to={SCREEN_ROUTE} params={params}>
      <span />
      <span>
        <b>{name}</b> {last && !last.isLive && <Tag tone="low">Not live yet</Tag>}
        <small className="muted">
          {about}. {last ? `${nameOf(last.by)}, ${longDay(last.at)}, ${timeOfDay(last.at)}` : 'As delivered'}
        </small>
      </span>
      <Icon path={icons.next} size={16} />
    </Link>
  )
}

/** The slug and the title of each entry of a file. */
function titlesOf(data: unknown): Array<[id: string, title: string]> {
  const entries = (data ?? []) as ReadonlyArray<{ title: string }> // by its schema
  return entries.map((entry) => [idOf(entry) ?? '', entry.title])
}
