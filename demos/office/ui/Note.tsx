import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Note.module.css'

type Props = {
  icon?: string
  tone?: 'sand' | 'wait' | 'no' | 'gold'
  isStatus?: boolean
  children: ReactNode
}

/** A sentence that belongs to the whole page. */
export function Note({ icon, tone = 'sand', isStatus = false, children }: Props) {
  return (
    <p className={styles.note} data-tone={tone} {...(isStatus && { role: 'status' })}>
      {icon && <Icon path={icon} size={22} />}
      <span>{children}</span>
    </p>
  )
}
