import type { ReactNode } from 'react'
import { Frame } from '../frames/Frame.tsx'
import { Browser } from './Browser.tsx'
import kiaat from './kiaat.module.css'
import styles from './office.module.css'

const SECTIONS = ['Orders', 'Products', 'Numbers', 'Staff']

type Props = { address: string; section: string; children: ReactNode }

/** The shop's dashboard in a wide window, on the night behind the counter. */
export function OfficeWindow({ address, section, children }: Props) {
  return (
    <div className={kiaat.night}>
      <Frame kind="window" left={40} top={40} width={1120} height={820} className={kiaat.office}>
        <Browser address={address} />
        <div className={styles.sections}>
          <b>Kiaat &amp; Co</b>
          {SECTIONS.map((name) => (
            <span key={name} data-open={name === section || undefined}>
              {name}
            </span>
          ))}
        </div>
        <div className={styles.page}>{children}</div>
      </Frame>
    </div>
  )
}
