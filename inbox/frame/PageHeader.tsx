import type { ReactNode } from 'react'
import night from '../ui/night.module.css'
import styles from './PageHeader.module.css'

type Props = {
  heading: ReactNode
  below?: ReactNode
  buttons?: ReactNode
  phone?: ReactNode
  children?: ReactNode
  reading?: ReactNode
}

/** The night above the sheet: heading, a sentence, buttons, and the line of moons. `phone` are buttons next to the heading
 * and `reading` a bar instead of it, both on phones only. */
export function PageHeader({ heading, below, buttons, phone, children, reading }: Props) {
  return (
    <header className={`${styles.sky} ${night.night} ${reading ? styles.reading : ''}`}>
      {reading}
      <div className={styles.say}>
        <h1>{heading}</h1>
        {below && <p>{below}</p>}
        {buttons && <div className={styles.buttons}>{buttons}</div>}
        {phone}
      </div>
      {children}
    </header>
  )
}
