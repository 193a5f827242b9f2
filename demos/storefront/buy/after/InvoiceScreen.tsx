import { Button, ButtonLink } from '../../../../ui/Button.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { InvoicePaper, printInvoice } from '../../../parts/InvoicePaper.tsx'
import type { ShopBrand } from '../../../shop-brand.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import styles from './InvoiceScreen.module.css'
import { OrderNotFound, useOrder } from './OrderNotFound.tsx'

/** The customer's VAT invoice, independent of the role in the office. */
export function InvoiceScreen({ state, brand }: OpenShop & { brand: ShopBrand }) {
  const order = useOrder(state)
  if (!order) return <OrderNotFound />
  return (
    <div className={styles.page}>
      <div className={`cluster between screen-only ${styles.bar}`}>
        <ButtonLink kind="link" href={storeAddresses.order(order.number)}>
          Order {order.number}
        </ButtonLink>
        <Button kind="accent" size="large" onClick={() => printInvoice(order, brand)}>
          Print or save the invoice
        </Button>
        <p>To save it as a file, choose “Save as PDF” instead of a printer.</p>
      </div>
      <InvoicePaper order={order} brand={brand} />
    </div>
  )
}
