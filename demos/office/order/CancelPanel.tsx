import { listed } from '../../../domain/calendar/opening-hours.ts'
import { formatRand } from '../../../domain/money/money.ts'
import type { Order } from '../../shop/order.ts'
import { useOffice } from '../frame/office.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './OneOrder.module.css'
import { branchWords, nounOfSku } from './order-nouns.ts'

/** The owner's way out, until it is packed: what goes back, said before it is pressed. */
export function CancelPanel({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const { state } = useOffice()
  const products = listed(
    order.lines.map(({ sku }) => `the ${nounOfSku(sku, state)}`),
    'and',
  )
  const isOne = order.totals.quantity === 1
  return (
    <Panel look="quiet" title="Cancel this order?">
      <div className={styles.cancel}>
        <p>
          Until it is packed you can cancel.{' '}
          <span className="num">{formatRand(order.totals.totalCents)}</span> goes back, and {products}{' '}
          {isOne ? 'goes' : 'go'} back on the shelf in {branchWords(order)}.
        </p>
        <Button kind="white" onPress={onCancel}>
          Cancel the order
        </Button>
      </div>
    </Panel>
  )
}
