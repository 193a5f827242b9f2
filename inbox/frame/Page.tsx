import type { ReactNode } from 'react'
import pageBody from './PageBody.module.css'
import styles from './PageHeader.module.css'

type Props = {
  /** Where else to look, above the heading. */
  links?: ReactNode
  heading: ReactNode
  below?: ReactNode
  buttons?: ReactNode
  phone?: ReactNode
  children?: ReactNode
  reading?: ReactNode
  /** Whether a {@link PageFoot} has the sentence and the buttons on phones. */
  isFooted?: boolean
}

/** The header of a page: heading, a sentence, buttons, and the timeline. On phones, `phone` is shown beside the heading
 * and `reading` replaces it. */
export function PageHeader({ links, heading, below, buttons, phone, children, reading, isFooted }: Props) {
  return (
    <header
      className={`${styles.sky} night ${reading ? styles.reading : ''}`}
      data-footed={isFooted || undefined}
    >
      {reading}
      {links && <div className={`${styles.links} screen-only`}>{links}</div>}
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

/** On phones what a page comes to and its one action, in place of the tabs. */
export function PageFoot({ below, children }: { below: ReactNode; children: ReactNode }) {
  return (
    <footer className={`${styles.foot} night screen-only`}>
      <span className="small">{below}</span>
      {children}
    </footer>
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
