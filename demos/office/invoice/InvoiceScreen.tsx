import { useTitle } from '../frame/title.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'

/** Its place in the frame, until it is drawn. */
export function InvoiceScreen() {
  useTitle('VAT invoice')
  return <ScreenHead title="VAT invoice" />
}
