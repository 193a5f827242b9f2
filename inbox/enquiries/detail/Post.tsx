import type { ReactNode } from 'react'
import { Who } from '../../ui/Who.tsx'
import styles from './Post.module.css'

type Props = {
  person: { name: string; initials: string }
  title: string
  at: string
  look: 'ours' | 'theirs' | 'bad'
  children: ReactNode
  footer?: ReactNode
}

/** One word of the conversation: who, when, the words, and below them what is true of it. */
export function Post({ person, title, at, look, children, footer }: Props) {
  return (
    <div className={`${styles.post} ${styles[look]}`}>
      <Who person={person} size="post" named />
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
