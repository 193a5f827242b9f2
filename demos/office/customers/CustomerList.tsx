import { Link } from 'wouter'
import { formatRand } from '../../../domain/money/money.ts'
import { counted } from '../../../domain/wording.ts'
import { officeAddresses } from '../../addresses.ts'
import type { Customer } from '../../shop/customers.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './Customers.module.css'

type Props = {
  customers: ReadonlyArray<Customer>
  /** The one that is open. */
  open: Customer | null
  whenOf: (customer: Customer) => string
}

/** Everybody who bought, the newest first. */
export function CustomerList({ customers, open, whenOf }: Props) {
  return (
    <Panel isFlush>
      <ul className={styles.folk}>
        {customers.map((customer) => {
          const { name, suburb, email } = customer.address
          return (
            <li key={email}>
              <Link
                href={officeAddresses.customer(customer.firstOrder)}
                aria-current={customer === open ? 'true' : undefined}
              >
                <b>{name}</b>
                <span className={styles.sum}>{formatRand(customer.boughtCents)}</span>
                <span>{suburb}</span>
                <span className={styles.when}>
                  {counted(customer.orderCount, 'order')}, {whenOf(customer)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {customers.length === 0 && <p className={styles.none}>Nobody is called that.</p>}
    </Panel>
  )
}
