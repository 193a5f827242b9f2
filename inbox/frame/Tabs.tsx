import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { groupedCount } from '../../domain/wording.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { TabBar } from '../../ui/TabBar.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { Moon } from '../ui/Moon.tsx'
import styles from './Tabs.module.css'

/** More digits would overlap the next tab on a narrow phone; the list's heading has the full number. */
const MAX_IN_BADGE = 999

/** The phone's four tabs; an open enquiry and a screen of the website have their own buttons there. */
export function Tabs() {
  const { data: day } = useQuery(queries.day(useApi()))
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (/\/(e\/\d+|website\/.+)$/.test(path)) return null
  const needs = day?.counts.needs ?? 0
  const isInLists = /\/(needs|waiting|won|lost|held|search)$/.test(path)
  const isInMore = /\/(more|website|settings|audit|mails|person\/[\w-]+)$/.test(path)
  return (
    <TabBar label="Main" className={`${styles.tabs} night`}>
      <Link to="/$list" params={{ list: 'needs' }} aria-current={isInLists ? 'page' : undefined}>
        <Moon state={{ kind: 'left', fraction: 0.5 }} size={22} />
        <span>Inbox</span>
        {needs > 0 && (
          <b>
            <span aria-hidden="true">{needs > MAX_IN_BADGE ? `${MAX_IN_BADGE}+` : needs}</span>
            <span className="visually-hidden">
              {groupedCount(needs)} {needs === 1 ? 'needs' : 'need'} an answer
            </span>
          </b>
        )}
      </Link>
      <Link to="/numbers">
        <Icon path={icons.chart} />
        <span>Numbers</span>
      </Link>
      <Link to="/subscribers">
        <Icon path={icons.mail} />
        <span>Subscribers</span>
      </Link>
      <Link to="/more" aria-current={isInMore ? 'page' : undefined}>
        <Icon path={icons.more} />
        <span>More</span>
      </Link>
    </TabBar>
  )
}
