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

/** One word of the conversation: who, when, the words, and below them what is true of it. */
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
