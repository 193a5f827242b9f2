import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LISTS } from '../../domain/inbox/events/kinds.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { mailLine } from '../../domain/inbox/words/delivery.ts'
import { ROLE_WORDS } from '../../domain/inbox/words/names.ts'
import { groupedCount } from '../../domain/wording.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { useApi } from '../state/api-context.tsx'
import { useEnquiriesRoute } from '../state/enquiries-route.ts'
import { queries } from '../state/queries.ts'
import { useMailState, useSession, useSignOut } from '../state/session.ts'
import { AssigneeBadge } from '../ui/AssigneeBadge.tsx'
import { Moon } from '../ui/Moon.tsx'
import { LIST_WORDS } from '../words/lists.ts'
import { Logo } from './Logo.tsx'
import styles from './Sidebar.module.css'

const PAGES = [
  { to: '/calls', icon: icons.phone, name: 'Calls' },
  { to: '/numbers', icon: icons.chart, name: 'Numbers' },
  { to: '/subscribers', icon: icons.mail, name: 'Subscribers' },
  { to: '/website', icon: icons.paper, name: 'Website' },
  { to: '/settings', icon: icons.people, name: 'People and settings' },
  { to: '/audit', icon: icons.log, name: 'Audit log' },
] as const

/** The navigation with the lists' moons; on phones the tabs replace it. */
export function Sidebar() {
  const { data: day } = useQuery(queries.day(useApi()))
  const { me } = useSession()
  const { list: currentList, isSearch } = useEnquiriesRoute()
  const pages = PAGES.filter(({ to }) => to !== '/audit' || mayDo('read-audit', me.role))
  return (
    <aside className={`${styles.sidebar} screen-only night`} aria-label="The way through the inbox">
      <Logo />
      <nav aria-label="Inbox" className={styles.nav}>
        <ul>
          {LISTS.map((list) => (
            <li key={list}>
              <Link
                to="/$list"
                params={{ list }}
                aria-current={list === currentList && !isSearch ? 'page' : undefined}
                activeProps={{}}
              >
                <Moon state={LIST_WORDS[list].moon} size={20} />
                <span>{LIST_WORDS[list].name}</span>
                <b>{day && groupedCount(day.counts[list])}</b>
              </Link>
            </li>
          ))}
        </ul>
        <ul>
          {pages.map(({ to, icon, name }) => (
            <li key={to}>
              <Link to={to} activeOptions={{ includeSearch: false }}>
                <Icon path={icon} />
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <MailLine />
        <AccountMenu />
      </div>
    </aside>
  )
}

/** The signed-in person, at the foot of the sidebar. */
function AccountMenu() {
  const { me } = useSession()
  const signOut = useSignOut()
  return (
    <div className={styles.me}>
      <AssigneeBadge person={me} isNamed />
      <span>
        {me.name}
        <small>
          {ROLE_WORDS[me.role]} ·{' '}
          <button type="button" className={styles.out} onClick={() => void signOut()}>
            Sign out
          </button>
        </small>
      </span>
    </div>
  )
}

/** The state of email sending, on every page. */
function MailLine() {
  const mail = useMailState()
  const isBad = mail.way === 'folder' || mail.failed > 0
  return (
    <Link className={`${styles.line} ${isBad ? styles.bad : ''}`} to="/mails">
      <Icon path={isBad ? icons.warning : icons.mail} size={16} />
      <span>{mailLine(mail)}</span>
    </Link>
  )
}
