import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Note.module.css'
import type { Tone } from './Tag.tsx'

type Props = {
  /** Without one it is quiet; `gold` is new. */
  tone?: Tone | 'gold'
  icon?: string
  heading?: string
  /** `alert`: what went wrong, read out at once; `status`: read out in its turn. */
  role?: 'alert' | 'status' | undefined
  children: ReactNode
}

/** A few words that matter to the whole page. */
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
