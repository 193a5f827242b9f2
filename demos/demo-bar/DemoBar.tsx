import { type ReactNode, useState } from 'react'
import { bothSidesAddress, STORE } from '../addresses.ts'
import type { AgencyOffer } from './agency-offer.ts'
import styles from './DemoBar.module.css'
import { DemoLimits } from './DemoLimits.tsx'
import { StartAgain } from './StartAgain.tsx'
import { YoungMoon } from './YoungMoon.tsx'

type Props = {
  side: 'store' | 'office'
  /** The price is null where it may be of another day: none is better than an old one. */
  offer: Omit<AgencyOffer, 'price'> & { price: string | null }
  /** When the shop would begin again: `Tuesday 24 November, 15:16`. Null until the page is awake: nothing to press yet. */
  beginsAgainAt: string | null
  onStartAgain: () => void
  /** One sentence on what this browser cannot do at present, or what is new; null: there is nothing to say. */
  children?: ReactNode
}

/** Says above every page that it is a demo, and whose. */
export function DemoBar({ side, offer, beginsAgainAt, onStartAgain, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <aside className={`${styles.bar} ${styles[side]}`} aria-label="About this demo">
        <YoungMoon />
        <div className={styles.says}>
          <p>
            <b>This is a demo.</b> Nothing is sold and nothing leaves this browser.
          </p>{' '}
          <DemoLimits offer={offer} />
          <p role="status" className={styles.news}>
            {children}
          </p>
        </div>
        <div className={styles.ways}>
          {side === 'office' && <OtherSides />}
          <button
            type="button"
            className={beginsAgainAt === null ? styles.asleep : undefined}
            onClick={() => setIsAsking(true)}
          >
            Start again
          </button>
          <a href={offer.href}>
            <span>
              A shop like this{offer.price !== null && <span className={styles.price}>: {offer.price}</span>}
            </span>
          </a>
        </div>
      </aside>
      <StartAgain
        isOpen={isAsking}
        at={beginsAgainAt ?? 'now'}
        onKeep={() => setIsAsking(false)}
        onStartAgain={onStartAgain}
      />
    </>
  )
}

function OtherSides() {
  return (
    <>
      <a href={bothSidesAddress} className={styles.wide}>
        Both sides
      </a>
      <a href={STORE}>The shop</a>
    </>
  )
}
