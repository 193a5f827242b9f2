import type { ReactNode } from 'react'
import pageBody from './PageBody.module.css'
import styles from './PageHeader.module.css'

type Props = {
  /** Links above the heading. */
  links?: ReactNode
  heading: ReactNode
  below?: ReactNode
  buttons?: ReactNode
  phoneButtons?: ReactNode
  children?: ReactNode
  phoneBar?: ReactNode
  /** Whether on phones a {@link PageFoot} shows `below` and the buttons. */
  hasFoot?: boolean
}

/** The header of a page: heading, a sentence, buttons, and the timeline. On phones, `phoneButtons` are beside the heading,
 * or `phoneBar` replaces all of it. */
export function PageHeader(props: Props) {
  const { links, heading, below, buttons, phoneButtons, children, phoneBar, hasFoot } = props
  return (
    <header
      className={`${styles.header} night ${phoneBar ? styles.reading : ''}`}
      data-footed={hasFoot || undefined}
    >
      {phoneBar}
      {links && <div className={`${styles.links} screen-only`}>{links}</div>}
      <div className={styles.title}>
        <h1>{heading}</h1>
        {below && <p>{below}</p>}
        {buttons && <div className={`${styles.buttons} screen-only`}>{buttons}</div>}
        {phoneButtons}
      </div>
      {children}
    </header>
  )
}

/** On phones, a page's state and main action, in place of the tabs. */
export function PageFoot({ below, children }: { below: ReactNode; children: ReactNode }) {
  return (
    <footer className={`${styles.foot} night screen-only`}>
      <span className="small">{below}</span>
      {children}
    </footer>
  )
}

type PageBodyProps = { children: ReactNode; kind?: 'desk' | 'page'; isReading?: boolean }

/** The content of a page: `desk` has list and detail side by side, `page` scrolls as a whole. While an enquiry is open
 * (`isReading`) it fills a phone's screen. */
export function PageBody({ children, kind = 'page', isReading = false }: PageBodyProps) {
  return (
    <main className={`${pageBody.main} ${pageBody[kind]} ${isReading ? pageBody.reading : ''}`}>
      {kind === 'page' ? <div className={pageBody.content}>{children}</div> : children}
    </main>
  )
}
