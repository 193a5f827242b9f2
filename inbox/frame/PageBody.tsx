import type { ReactNode } from 'react'
import styles from './PageBody.module.css'

type Props = { children: ReactNode; kind?: 'desk' | 'page'; reading?: boolean }

/** The sheet below the sky: `desk` has list and detail side by side, `page` is one page that scrolls. With
 * an enquiry open (`reading`) it fills a phone from edge to edge. */
export function PageBody({ children, kind = 'page', reading = false }: Props) {
  return (
    <main className={`${styles.sheet} ${styles[kind]} ${reading ? styles.reading : ''}`}>
      {kind === 'page' ? <div className={styles.content}>{children}</div> : children}
    </main>
  )
}
