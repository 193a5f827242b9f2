import type { ComponentProps, ReactNode } from 'react'
import { OrderSteps } from '../../../parts/OrderSteps.tsx'
import columns from '../parts/TwoColumns.module.css'
import styles from './AfterLayout.module.css'

/** A page about an order: where it is at the left, what it is at the right. */
export function AfterLayout({ children, receipt }: { children: ReactNode; receipt: ReactNode }) {
  return (
    <div className={`wrap split ${columns.columns}`}>
      <div>{children}</div>
      {receipt}
    </div>
  )
}

/** Where the order is. */
export function Track({ steps }: { steps: ComponentProps<typeof OrderSteps>['steps'] }) {
  return (
    <div className={styles.steps}>
      <OrderSteps label="Where the order is" steps={steps} />
    </div>
  )
}

/** The sentence below the heading, with the one fact that matters in it. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}

/** Above the heading: which order, and whose. */
export function Where({ children }: { children: ReactNode }) {
  return <p className={styles.where}>{children}</p>
}
