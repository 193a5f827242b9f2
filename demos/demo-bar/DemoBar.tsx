import { type ReactNode, useState } from 'react'
import { bothSidesAddress, STORE } from '../addresses.ts'
import styles from './DemoBar.module.css'
import demoLimits from './DemoLimits.module.css'
import type { AgencyOffer } from './price-of-today.ts'
import { StartAgain } from './StartAgain.tsx'
import { VisitorBrandActions } from './VisitorBrandActions.tsx'

type Props = {
  side: 'store' | 'office'
  /** The price is null if it may be outdated. */
  offer: Omit<AgencyOffer, 'price'> & { price: string | null }
  /** The time at which a restarted demo begins: `Tuesday 24 November, 15:16`; null until the page is hydrated. */
  beginsAgainAt: string | null
  onStartAgain: () => void
  /** A message: what this browser cannot do at present, or that there is a new version. */
  children?: ReactNode
}

/** The bar above every page, which says that it is a demo. */
export function DemoBar({ side, offer, beginsAgainAt, onStartAgain, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <aside className={`${styles.bar} ${styles[side]}`} aria-label="About this demo">
        <Logo />
        <div className={styles.words}>
          <p>
            <b>This is a demo.</b> Nothing is sold and nothing leaves this browser.
          </p>{' '}
          <DemoLimits offer={offer} />
          <p role="status" className={styles.news}>
            {children}
          </p>
        </div>
        <div className={styles.links}>
          {side === 'office' && (
            <>
              <a href={bothSidesAddress} className={styles.wide}>
                Both sides
              </a>
              <a href={STORE}>The shop</a>
            </>
          )}
          <a href={offer.href}>
            <span>
              A shop like this{offer.price !== null && <span className={styles.price}>: {offer.price}</span>}
            </span>
          </a>
          <VisitorBrandActions className={styles.own} />
          <button
            type="button"
            className={beginsAgainAt === null ? styles.unhydrated : undefined}
            onClick={() => setIsAsking(true)}
          >
            Start again
          </button>
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

/** The agency's logo. */
function Logo() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="#4a5468" />
      <path d="M10 1a9 9 0 0 0 0 18c2.6-2 4-5 4-9s-1.4-7-4-9z" fill="#f4c152" />
    </svg>
  )
}

const DIFFERENCES: ReadonlyArray<readonly [what: string, here: string, yours: string]> = [
  [
    'Payment',
    'No bank is asked: you choose its answer.',
    'Cards, instant EFT and scan-to-pay, through the provider you choose.',
  ],
  [
    'Courier',
    'No courier is booked: mark the order as delivered in the office.',
    'Its prices at the checkout, its waybills, and where the parcel is.',
  ],
  [
    'E-mail',
    'None is sent: the page shows what it would say.',
    'The order, its invoice and each step on the way, to your customer and to you.',
  ],
  [
    'Where it is kept',
    'In this browser: nobody else sees it, and it can be lost.',
    'On a server with backups, and each of your people signs in.',
  ],
]

/** How the demo differs from the product. It opens without script. */
function DemoLimits({ offer }: { offer: Pick<AgencyOffer, 'href' | 'contactHref'> }) {
  return (
    <details className={demoLimits.differs}>
      <summary>What differs</summary>
      <div className={demoLimits.sheet}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">In this demo</th>
              <th scope="col">In a shop of yours</th>
            </tr>
          </thead>
          <tbody>
            {DIFFERENCES.map(([what, here, yours]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{here}</td>
                <td>{yours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={demoLimits.own}>
          A visitor typed the name of this shop. It does not mean that the business is our client.
        </p>
        <p>
          The products, the workshops and the people are made up. <a href={offer.href}>What it costs</a>{' '}
          <a href={offer.contactHref}>Ask us</a>
        </p>
      </div>
    </details>
  )
}
