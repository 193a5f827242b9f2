import { Link } from '@tanstack/react-router'
import { mailLine } from '../../domain/inbox/words/delivery.ts'
import { useMailState } from '../state/mail-state.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './MailLine.module.css'

/** The state of email sending, on every page. */
export function MailLine() {
  const mail = useMailState()
  const isBad = mail.way === 'folder' || mail.failed > 0
  return (
    <Link className={`${styles.line} ${isBad ? styles.bad : ''}`} to="/mails">
      <Icon name={isBad ? 'warning' : 'mail'} size="small" />
      <span>{mailLine(mail)}</span>
    </Link>
  )
}
