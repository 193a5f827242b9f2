import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import styles from './check.module.css'

/** A list item: a fault (`isFault`) or a notice. */
export function Warning({ isFault = false, children }: { isFault?: boolean; children: ReactNode }) {
  return (
    <li className={styles.warning} data-fault={isFault || undefined}>
      <Icon path={icons.warning} size={20} />
      <div className="stack gap-2">{children}</div>
    </li>
  )
}
