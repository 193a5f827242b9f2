import type { ReactNode } from 'react'
import styles from './Accordion.module.css'
import { DisclosureSign } from './Disclosure.tsx'

type Props = {
  items: ReadonlyArray<{
    key: string
    heading: ReactNode
    lead?: ReactNode
    content: ReactNode
    tint?: string
  }>
  /** The item that is open initially; none if absent. */
  openAt?: number
  size?: 'normal' | 'huge'
}

/** Items that open and close independently: native `<details>`. `lead` comes before the heading. */
export function Accordion({ items, openAt, size = 'normal' }: Props) {
  return (
    <div className={styles.accordion} data-size={size}>
      {items.map((item, index) => (
        <details key={item.key} open={index === openAt} data-tint={item.tint}>
          <summary className={styles.summary}>
            {item.lead}
            <h3>{item.heading}</h3>
            <DisclosureSign />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
