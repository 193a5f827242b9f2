import { formatRand } from '../../../domain/money/money.ts'
import { Field, Labelled } from '../../../ui/Field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import { VAT_RATE, vatIn } from '../../shop/vat.ts'
import { centsOf } from '../typed/amounts.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './Editor.module.css'

/** The price of all sizes, stored when its field loses the focus, and its VAT, updated as the price is typed. */
export function PricePanel({
  priceCents,
  onPrice,
}: {
  priceCents: number
  onPrice: (cents: number) => void
}) {
  const [typed, setTyped] = useTyped(formatRand(priceCents))
  const cents = centsOf(typed)
  const vat = cents === null ? null : vatIn(cents)
  return (
    <Panel>
      <div className={styles.prices}>
        <Field
          label="Price, incl. VAT"
          fault={cents === null ? 'Write it like 2450,00.' : null}
          inputMode="decimal"
          value={typed}
          onBlur={() => cents !== null && cents !== priceCents && onPrice(cents)}
          onType={setTyped}
        />
        <Labelled label={`VAT in it, ${VAT_RATE}`}>
          {(control) => <output {...control}>{vat === null ? '–' : formatRand(vat)}</output>}
        </Labelled>
        <Labelled label="Before VAT">
          {(control) => (
            <output {...control}>{vat === null || cents === null ? '–' : formatRand(cents - vat)}</output>
          )}
        </Labelled>
      </div>
    </Panel>
  )
}
