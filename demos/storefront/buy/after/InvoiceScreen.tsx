import { useState } from 'react'
import { storeAddresses } from '../../../addresses.ts'
import { InvoicePaper } from '../../../parts/invoice/InvoicePaper.tsx'
import { type InvoiceFacts, invoiceFacts } from '../../../parts/invoice/invoice-facts.ts'
import { useInvoicePdf } from '../../../parts/invoice/use-invoice-pdf.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { ShopBrand } from '../../../shop-brand.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import styles from './InvoiceView.module.css'
import { OrderNotFound } from './OrderNotFound.tsx'
import { useOrder } from './use-order.ts'

/** The customer's own VAT invoice, whoever looks in the office of this browser. */
export function InvoiceScreen({ brand }: { brand: ShopBrand }) {
  const { state } = useShop()
  return state ? <OfOrder state={state} brand={brand} /> : <PagePlaceholder page="invoice" />
}

function OfOrder({ state, brand }: { state: ShopState; brand: ShopBrand }) {
  const order = useOrder(state)
  return order ? <InvoiceToKeep facts={invoiceFacts(order, brand)} /> : <OrderNotFound />
}

function InvoiceToKeep({ facts }: { facts: InvoiceFacts }) {
  const { isSaving, save } = useInvoicePdf(facts)
  const [said, setSaid] = useState('')
  const saveAndSay = async () => {
    const { title, detail = '' } = await save()
    setSaid(`${title} ${detail}`.trim())
  }
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <ButtonLink look="link" href={storeAddresses.order(facts.number)}>
          Order {facts.number}
        </ButtonLink>
        <div>
          <Button look="quiet" onClick={() => print()}>
            Print
          </Button>
          <Button disabled={isSaving} onClick={() => void saveAndSay()}>
            Save as PDF
          </Button>
        </div>
        <p role="status">{said}</p>
      </div>
      <InvoicePaper facts={facts} />
    </div>
  )
}
