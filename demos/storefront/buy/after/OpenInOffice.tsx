import { ButtonLink } from '../../../../ui/Button.tsx'
import { officeAddresses } from '../../../addresses.ts'
import type { OrderState } from '../../../shop/order.ts'
import styles from './OpenInOffice.module.css'

const OVER = 'There you see it as the shop does.'
/** What can be done with it there. */
const THERE: Readonly<Partial<Record<OrderState, string>>> = {
  paid: 'The order is already there: pack it, and this page follows.',
  delivered: 'There you see it as the shop does, and answer what comes back.',
  cancelled: OVER,
  returned: OVER,
}

/** Sends the customer to the office, where the order is. */
export function OpenInOffice({ state = 'paid' }: { state?: OrderState }) {
  return (
    <section className={`stack ${styles.behind}`} aria-label="The other side">
      <p>
        <b>Now go behind the counter.</b> {THERE[state] ?? 'Move the order on, and this page follows.'}
      </p>
      <ButtonLink size="large" href={officeAddresses.orders}>
        Open the back office
      </ButtonLink>
    </section>
  )
}
