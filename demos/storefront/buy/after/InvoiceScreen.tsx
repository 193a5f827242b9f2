import { storeAddresses } from '../../../addresses.ts'
import { type InvoiceFacts, InvoicePaper, invoiceFacts, printInvoice } from '../../../parts/InvoicePaper.tsx'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { ShopBrand } from '../../../shop-brand.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import styles from './InvoiceScreen.module.css'
import { OrderNotFound, useOrder } from './OrderNotFound.tsx'

/** The customer's own VAT invoice, whatever role the office of this browser shows. */
export function InvoiceScreen({ brand }: { brand: ShopBrand }) {
  const { state } = useShop()
  return state ? <OfOrder state={state} brand={brand} /> : <PagePlaceholder page="invoice" />
}

function OfOrder({ state, brand }: { state: ShopState; brand: ShopBrand }) {
  const order = useOrder(state)
  return order ? <InvoiceToKeep facts={invoiceFacts(order, brand)} /> : <OrderNotFound />
}

function InvoiceToKeep({ facts }: { facts: InvoiceFacts }) {
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
