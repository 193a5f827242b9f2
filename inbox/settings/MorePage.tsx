import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { unbrokenEntries } from '../../domain/inbox/words/acts.ts'
import { mailLine } from '../../domain/inbox/words/delivery.ts'
import { countedPeople } from '../../domain/inbox/words/headings.ts'
import { ROLE_WORDS } from '../../domain/inbox/words/names.ts'
import { counted } from '../../domain/wording.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useSession, useSignOut } from '../state/session.ts'
import { useTitle } from '../state/title.ts'
import { AssigneeBadge } from '../ui/AssigneeBadge.tsx'
import { draftSentence } from '../website/draft-sentence.ts'
import styles from './MorePage.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'

/** The page of the phone's fourth tab. */
export function MorePage() {
  const api = useApi()
  const { me } = useSession()
  const signOut = useSignOut()
  const { data: people } = useQuery(queries.people(api))
  const { data: day } = useQuery(queries.day(api))
  const { data: audit } = useInfiniteQuery({
    ...queries.audit(api, {}),
    enabled: mayDo('read-audit', me.role),
  })
  const check = audit?.pages[0]?.check
  const { data: site } = useQuery(queries.website(api))
  const { data: sessions } = useQuery(queries.sessions(api))
  useTitle('More')
  return (
    <>
      <PageHeader heading="More" />
      <PageBody>
        <div className="rows">
          <Entry to="/calls" icon={icons.phone} name="Calls">
            Who phones whom, and who takes calls
          </Entry>
          <Entry to="/website" icon={icons.paper} name="Website">
            {site && draftSentence(site.changes.length, site.faults.length)}
          </Entry>
          <Entry to="/settings" icon={icons.people} name="People and settings">
            {people && `${countedPeople(people.people.length)}, ${people.invited.length} invited`}
          </Entry>
          {mayDo('read-audit', me.role) && (
            <Entry to="/audit" icon={icons.log} name="Audit log">
              {check && (check.fault === null ? unbrokenEntries(check.entries) : 'Broken')}
            </Entry>
          )}
          <Entry to="/mails" icon={icons.mail} name="Mail">
            {day && mailLine(day.mail)}
          </Entry>
          <Entry to="/settings" icon={icons.key} name="Your account">
            {sessions &&
              `Name, address, password, ${counted(me.passkeys, 'passkey')}, ${counted(sessions.sessions.length, 'device')}`}
          </Entry>
          <ThemeChoice />
          <div className="item">
            <AssigneeBadge person={me} size="large" isNamed />
            <span>
              <b>{me.name}</b>
              <br />
              <span className="muted">{ROLE_WORDS[me.role]}</span>
            </span>
            <Button onClick={() => void signOut()}>Sign out</Button>
          </div>
        </div>
      </PageBody>
    </>
  )
}

type EntryProps = {
  to: '/calls' | '/website' | '/settings' | '/audit' | '/mails'
  icon: string
  name: string
  children: ReactNode
}

function Entry({ to, icon, name, children }: EntryProps) {
  return (
    <Link to={to} className={`item ${styles.entry}`}>
      <Icon path={icon} />
      <span>
        <b>{name}</b>
        <br />
        <span className="muted">{children}</span>
      </span>
      <Icon path={icons.next} size={16} />
    </Link>
  )
}
