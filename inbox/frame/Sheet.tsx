import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

/** The sheet below the sky: `desk` has list and detail beside each other, `page` is one page that scrolls. */
export function Sheet({ children, kind = 'page' }: { children: ReactNode; kind?: 'desk' | 'page' }) {
  return (
    <main className={`${styles.sheet} ${styles[kind]}`}>
      {kind === 'page' ? <div className={styles.content}>{children}</div> : children}
    </main>
  )
}
