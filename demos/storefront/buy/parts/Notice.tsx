import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Props = {
  /** `pretend`: how it differs from a real shop. `error`: what did not work. `wait`: what is being asked. */
  tone: 'pretend' | 'error' | 'wait'
  heading: string
  children: ReactNode
}

/** A few words that matter before going on. What went wrong is said at once to those who hear the page. */
export function Notice({ tone, heading, children }: Props) {
  return (
    <div className={styles[tone]} {...(tone === 'error' ? { role: 'alert' } : {})}>
      <b>{heading}</b>
      {children}
    </div>
  )
}
