import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import styles from './ScreenHead.module.css'

type Props = {
  title: ReactNode
  /** Beside the title: when, where. */
  note?: ReactNode
  /** Buttons at the end. */
  acts?: ReactNode
  /** Below the title, over its whole width. */
  sub?: ReactNode
  /** Where one came from. */
  back?: { href: string; words: string }
}

/** The first line of a screen: its one h1, which takes the focus when one comes here. */
export function ScreenHead({ title, note, acts, sub, back }: Props) {
  return (
    <>
      {back && <BackLink href={back.href}>{back.words}</BackLink>}
      <div className={styles.head}>
        <h1 id="screen" tabIndex={-1}>
          {title}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
        {sub && <p className={styles.sub}>{sub}</p>}
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
    </>
  )
}

/** To where one came from. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.back}>
      <Icon path={icons.back} size={18} /> {children}
    </Link>
  )
}
