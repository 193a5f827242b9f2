import { useTitle } from '../frame/title.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'

/** Its place in the frame, until it is drawn. */
export function StockScreen() {
  useTitle('Stock')
  return <ScreenHead title="Stock" />
}
