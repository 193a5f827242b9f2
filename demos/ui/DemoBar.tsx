import { type ReactNode, useState } from 'react'
import styles from './DemoBar.module.css'
import { Dialog } from './Dialog.tsx'

/** What the agency asks for a shop like this: from the rate card, computed by the page. */
export type AgencyOffer = {
  /** `R 44 850,00` */
  price: string
  href: string
}

type Props = {
  offer: AgencyOffer
  onStartAgain: () => void
  /** A sentence on what this browser cannot do at present, or what is new. */
  children?: ReactNode
}

/** Says above every page that it is a demo, and whose. */
export function DemoBar({ offer, onStartAgain, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const keepIt = () => setIsAsking(false)
  return (
    <aside className={styles.bar} aria-label="About this demo">
      <YoungMoon />
      <p className={styles.says}>
        <b>This is a demo.</b> Nothing is sold and nothing leaves this browser.
        <span role="status"> {children}</span>
      </p>
      <div className={styles.ways}>
        <button type="button" onClick={() => setIsAsking(true)}>
          Start again
        </button>
        <a href={offer.href}>A shop like this: {offer.price}</a>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={keepIt}
        kind="alert"
        heading="Start again?"
        question="Empty the basket, forget your orders and put the stock back?"
      >
        <div className={styles.answers}>
          <button type="button" onClick={keepIt}>
            Keep it
          </button>
          <button type="button" onClick={() => [keepIt(), onStartAgain()]}>
            Start again
          </button>
        </div>
      </Dialog>
    </aside>
  )
}

function YoungMoon() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="#4a5468" />
      <path d="M10 1a9 9 0 0 0 0 18c2.6-2 4-5 4-9s-1.4-7-4-9z" fill="#f4c152" />
    </svg>
  )
}
