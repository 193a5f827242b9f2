import { useSearch } from 'wouter'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { officeAddresses } from '../../addresses.ts'
import { InvoicePaper, printInvoice } from '../../parts/InvoicePaper.tsx'
import { useOffice, useTitle } from '../frame/office.ts'
import { OrderScreen, orderNumberIn } from '../order/OrderScreen.tsx'
import { BackLink } from '../ui/ScreenHead.tsx'
import styles from './InvoiceScreen.module.css'

/** The VAT invoice of an order, to print or save. */
export function InvoiceScreen() {
  const { state, brand } = useOffice()
  const number = orderNumberIn(useSearch())
  const order = state.orders.find((order) => order.number === number)
  useTitle(`VAT invoice ${number}`)
  // OrderScreen says that there is no such order.
  if (!order) return <OrderScreen />
  return (
    <div>
      <div className={`cluster between screen-only ${styles.bar}`}>
        <BackLink href={officeAddresses.order(order.number)}>Order {order.number}</BackLink>
        <Button kind="accent" onClick={() => printInvoice(order, brand)}>
          <Icon path={icons.print} size={18} />
          Print or save the invoice
        </Button>
        <p>To save it as a file, choose “Save as PDF” instead of a printer.</p>
      </div>
      <InvoicePaper order={order} brand={brand} />
    </div>
  )
}
