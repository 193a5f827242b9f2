import type { ComponentProps, ReactNode } from 'react'
import { OrderSteps } from '../../../parts/OrderSteps.tsx'
import columns from '../parts/TwoColumns.module.css'
import styles from './OrderLayout.module.css'

/** The layout of a page about an order: its status on the left, its items on the right. */
export function OrderLayout({ children, receipt }: { children: ReactNode; receipt: ReactNode }) {
  return (
    <div className={`wrap split ${columns.columns}`}>
      <div>{children}</div>
      {receipt}
    </div>
  )
}

/** The status of the order. */
export function OrderTrack({ steps }: { steps: ComponentProps<typeof OrderSteps>['steps'] }) {
  return (
    <div className={styles.steps}>
      <OrderSteps label="Where the order is" steps={steps} />
    </div>
  )
}

/** The sentence below the heading, with the most important fact. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}

/** The line above the heading: the order's number and customer. */
export function Overline({ children }: { children: ReactNode }) {
  return <p className={styles.overline}>{children}</p>
}
