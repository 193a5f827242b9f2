import { useTitle } from '../frame/title.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'

/** Its place in the frame, until it is drawn. */
export function VouchersScreen() {
  useTitle('Vouchers and sales')
  return <ScreenHead title="Vouchers and sales" />
}
