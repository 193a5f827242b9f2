import { storeAddresses } from '../../../addresses.ts'
import { InvoicePaper, invoiceFacts, printInvoice } from '../../../parts/InvoicePaper.tsx'
import type { ShopBrand } from '../../../shop-brand.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import styles from './InvoiceScreen.module.css'
import { OrderNotFound, useOrder } from './OrderNotFound.tsx'

/** The customer's own VAT invoice, whatever role the office of this browser shows. */
export function InvoiceScreen({ state, brand }: OpenShop & { brand: ShopBrand }) {
  const order = useOrder(state)
  if (!order) return <OrderNotFound />
  const facts = invoiceFacts(order, brand)
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <ButtonLink look="link" href={storeAddresses.order(facts.number)}>
          Order {facts.number}
        </ButtonLink>
        <Button onClick={() => printInvoice(facts)}>Print or save the invoice</Button>
        <p>To save it as a file, choose “Save as PDF” instead of a printer.</p>
      </div>
      <InvoicePaper facts={facts} />
    </div>
  )
}
