import { Link, useSearch } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import { InvoicePaper } from '../../parts/invoice/InvoicePaper.tsx'
import { type InvoiceFacts, invoiceFacts } from '../../parts/invoice/invoice-facts.ts'
import { useInvoicePdf } from '../../parts/invoice/use-invoice-pdf.ts'
import { useOffice } from '../frame/office.ts'
import { useTitle } from '../frame/title.ts'
import { numberIn, OrderScreen } from '../order/OrderScreen.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './InvoiceScreen.module.css'

/** The VAT invoice of an order, to print and to save. */
export function InvoiceScreen() {
  const { state, brand } = useOffice()
  const number = numberIn(useSearch())
  const order = state.orders.find((each) => each.number === number)
  useTitle(`VAT invoice ${number}`)
  // What is said of an order that is not there is said in one place.
  if (!order) return <OrderScreen />
  return <Invoice facts={invoiceFacts(order, brand)} />
}

function Invoice({ facts }: { facts: InvoiceFacts }) {
  const { showToast } = useOffice()
  const { isSaving, save } = useInvoicePdf(facts)
  const saveAndSay = async () => {
    const { title, detail } = await save()
    showToast(title, detail)
  }
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link href={officeAddresses.order(facts.number)} className={styles.back}>
          <Icon name="back" /> Order {facts.number}
        </Link>
        <div>
          <Button kind="white" onPress={() => print()}>
            <Icon name="print" />
            Print
          </Button>
          <Button onPress={() => void saveAndSay()} isDisabled={isSaving}>
            Save as PDF
          </Button>
        </div>
      </div>
      <InvoicePaper facts={facts} />
    </div>
  )
}
