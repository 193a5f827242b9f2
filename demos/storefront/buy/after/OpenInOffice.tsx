import { ButtonLink } from '../../../../ui/Button.tsx'
import { officeAddresses } from '../../../addresses.ts'
import type { OrderState } from '../../../shop/order.ts'
import styles from './OpenInOffice.module.css'

const SEEN_THERE = 'There you see it as the shop does.'
/** What can be done in the office, by state. */
const OFFICE_HINTS: Readonly<Partial<Record<OrderState, string>>> = {
  paid: 'The order is already there: pack it, and this page follows.',
  delivered: 'There you see it as the shop does, and answer what comes back.',
  cancelled: SEEN_THERE,
  returned: SEEN_THERE,
}

/** A link to the order in the office. */
export function OpenInOffice({ state = 'paid' }: { state?: OrderState }) {
  return (
    <section className={`stack ${styles.behind}`} aria-label="The other side">
      <p>
        <b>Now go behind the counter.</b> {OFFICE_HINTS[state] ?? 'Move the order on, and this page follows.'}
      </p>
      <ButtonLink size="large" href={officeAddresses.orders}>
        Open the back office
      </ButtonLink>
    </section>
  )
}
