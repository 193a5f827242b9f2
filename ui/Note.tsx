import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Note.module.css'
import type { Tone } from './Tag.tsx'

type Props = {
  /** Without a tone the note is plain; `gold` marks something new. */
  tone?: Tone | 'gold'
  icon?: string
  heading?: string
  /** `alert` for errors, read out at once; `status` is read out when the screen reader is idle. */
  role?: 'alert' | 'status' | undefined
  children: ReactNode
}

/** A short note about the whole page. */
export function Note({ tone, icon, heading, role, children }: Props) {
  return (
    <div className={styles.note} data-tone={tone} role={role}>
      {icon && <Icon path={icon} size={22} />}
      <div>
        {heading && <b>{heading}</b>}
        {children}
      </div>
    </div>
  )
}
