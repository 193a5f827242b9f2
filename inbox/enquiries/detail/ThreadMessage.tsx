import type { ReactNode } from 'react'
import { AssigneeBadge } from '../../ui/AssigneeBadge.tsx'
import styles from './ThreadMessage.module.css'

type Props = {
  person: { name: string; initials: string }
  title: string
  at: string
  look: 'ours' | 'theirs' | 'bad'
  children: ReactNode
  footer?: ReactNode
}

/** One message of the conversation: sender, time, text, and its delivery status. */
export function ThreadMessage({ person, title, at, look, children, footer }: Props) {
  return (
    <div className={`${styles.post} ${styles[look]}`}>
      <AssigneeBadge person={person} size="post" named />
      <div>
        <header>
          <b>{title}</b>
          <span>{at}</span>
        </header>
        {children}
        {footer && <footer>{footer}</footer>}
      </div>
    </div>
  )
}
