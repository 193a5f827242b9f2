import type { ReactNode } from 'react'
import pageBody from './PageBody.module.css'
import styles from './PageHeader.module.css'

type Props = {
  heading: ReactNode
  below?: ReactNode
  buttons?: ReactNode
  phone?: ReactNode
  children?: ReactNode
  reading?: ReactNode
}

/** The header of a page: heading, a sentence, buttons, and the timeline. On phones, `phone` is shown beside the heading
 * and `reading` replaces it. */
export function PageHeader({ heading, below, buttons, phone, children, reading }: Props) {
  return (
    <header className={`${styles.sky} night ${reading ? styles.reading : ''}`}>
      {reading}
      <div className={styles.say}>
        <h1>{heading}</h1>
        {below && <p>{below}</p>}
        {buttons && <div className={`${styles.buttons} screen-only`}>{buttons}</div>}
        {phone}
      </div>
      {children}
    </header>
  )
}

type PageBodyProps = { children: ReactNode; kind?: 'desk' | 'page'; reading?: boolean }

/** The content of a page: `desk` has list and detail side by side, `page` is one page that scrolls. While
 * an enquiry is open (`reading`) it fills a phone's screen. */
export function PageBody({ children, kind = 'page', reading = false }: PageBodyProps) {
  return (
    <main className={`${pageBody.sheet} ${pageBody[kind]} ${reading ? pageBody.reading : ''}`}>
      {kind === 'page' ? <div className={pageBody.content}>{children}</div> : children}
    </main>
  )
}
