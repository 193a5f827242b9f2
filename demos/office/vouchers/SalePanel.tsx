import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { percent } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Product } from '../../catalogue/product.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import { discounted } from '../../shop/prices.ts'
import { vatIn } from '../../shop/vat.ts'
import { scopeWords, spanState } from '../../shop/voucher-words.ts'
import type { Sale } from '../../shop/vouchers.ts'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import styles from './Vouchers.module.css'

type Props = {
  sale: Sale
  /** An example product of the sale. */
  example: Product | null
  today: CalendarDate
  onChange: () => void
}

/** A current or planned sale, with the price of an example product. */
export function SalePanel({ sale, example, today, onChange }: Props) {
  const saleCents = example && discounted(example.priceCents, sale.bps)
  return (
    <Panel
      title={`${sale.name}, ${weekdayAndDay(sale.from)} to ${weekdayAndDay(sale.until)}`}
      aside={<StateTag tone="way">{spanState(sale, today)}</StateTag>}
    >
      <div className={`cluster ${styles.sale}`}>
        {example && <Picture item={example.number} size={84} />}
        <p>
          {example && saleCents !== null && (
            <b>
              {example.name}: <s>{formatRand(example.priceCents)}</s> {formatRand(saleCents)}
            </b>
          )}
          <span>
            {saleCents !== null && `VAT in it ${formatRand(vatIn(saleCents))}. `}
            {percent(sale.bps)} off {scopeWords(sale.scope)}, to the cent. Orders already paid keep their
            price; a voucher does not come on top.
          </span>
        </p>
        <Button size="small" onClick={onChange}>
          Change
        </Button>
      </div>
    </Panel>
  )
}
