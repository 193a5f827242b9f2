import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import styles from './ScreenHead.module.css'

type Props = {
  title: ReactNode
  /** A note beside the title, such as the time or place. */
  note?: ReactNode
  /** The buttons at the end. */
  actions?: ReactNode
  /** Content below the title, in full width. */
  sub?: ReactNode
  /** The link back. */
  back?: { href: string; words: string }
}

/** The head of a screen with its h1, which gets the focus when the screen opens. */
export function ScreenHead({ title, note, actions, sub, back }: Props) {
  return (
    <>
      {back && <BackLink href={back.href}>{back.words}</BackLink>}
      <div className={`cluster between ${styles.head}`}>
        <h1 id="screen" tabIndex={-1} className="cluster">
          {title}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
        {sub && <p className={styles.sub}>{sub}</p>}
        {actions && <div className={`cluster ${styles.actions}`}>{actions}</div>}
      </div>
    </>
  )
}

/** The link to the previous screen. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.back}>
      <Icon path={icons.back} size={18} /> {children}
    </Link>
  )
}
