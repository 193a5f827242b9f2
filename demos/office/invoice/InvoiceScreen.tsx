import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import { useOffice } from '../frame/office.ts'
import { useTitle } from '../frame/title.ts'
import { numberIn, OrderScreen } from '../order/OrderScreen.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import styles from './InvoiceScreen.module.css'
import { type InvoiceFacts, invoiceFacts } from './invoice-facts.ts'
import { saveFile } from './save-file.ts'

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
  const { say } = useOffice()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    try {
      const { invoicePdf } = await import('./pdf/invoice-pdf.ts')
      saveFile(invoicePdf(facts), { name: `invoice-${facts.number}.pdf`, type: 'application/pdf' })
      say(`invoice-${facts.number}.pdf is saved`)
    } catch {
      say('The PDF could not be fetched.', 'Print it instead, or try again with a signal.')
    }
    setIsSaving(false)
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
          <Button onPress={() => void save()} isDisabled={isSaving}>
            Save as PDF
          </Button>
        </div>
      </div>
      <InvoicePaper facts={facts} />
    </div>
  )
}
