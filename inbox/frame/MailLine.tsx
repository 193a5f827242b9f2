import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mailLine } from '../../domain/inbox/words/delivery.ts'
import { useApi } from '../app/api-context.tsx'
import { queries } from '../app/queries.ts'
import { useSession } from '../app/session.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './MailLine.module.css'

/** How mail stands, on every page. */
export function MailLine() {
  const session = useSession()
  const { data: day } = useQuery(queries.day(useApi()))
  const mail = day?.mail ?? session.mail
  const isBad = mail.way === 'folder' || mail.failed > 0
  return (
    <Link className={`${styles.line} ${isBad ? styles.bad : ''}`} to="/mails">
      <Icon name={isBad ? 'warning' : 'mail'} size="small" />
      <span>{mailLine(mail)}</span>
    </Link>
  )
}
