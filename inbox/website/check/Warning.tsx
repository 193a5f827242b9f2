import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import styles from './check.module.css'

/** One thing to put right (`isFault`) or to know, in a list of such. */
export function Warning({ isFault = false, children }: { isFault?: boolean; children: ReactNode }) {
  return (
    <li className={styles.warning} data-fault={isFault || undefined}>
      <Icon path={icons.warning} size={20} />
      <div className="stack gap-2">{children}</div>
    </li>
  )
}
