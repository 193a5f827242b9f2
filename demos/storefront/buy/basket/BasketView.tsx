import type { ReactNode } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import { storeAddresses } from '../../../addresses.ts'
import type { DeliveryMethod, Totals } from '../../../shop/basket.ts'
import type { DeliveryOption } from '../../../shop/delivery-methods.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Said, SameOnTheNextPage } from '../parts/Below.tsx'
import { DeliveryOptions } from '../parts/DeliveryOptions.tsx'
import { Line, Lines } from '../parts/Line.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import { TotalsTable } from '../parts/TotalsTable.tsx'
import { TwoColumns } from '../parts/TwoColumns.tsx'
import styles from './BasketView.module.css'

/** A line of the basket as it is shown. */
export type ShownLine = {
  sku: string
  name: string
  detail: string
  href: string
  picture: ReactNode
  quantity: number
  /** Of one piece. */
  priceCents: number
  /** What one piece cost when it was chosen, where that was another sum. */
  wasCents: number | null
  /** Why it cannot be bought like this, or what did not work: `Only 2 are left.` */
  trouble: string | null
}

type Props = {
  lines: ReadonlyArray<ShownLine>
  options: ReadonlyArray<DeliveryOption>
  deliveryMethod: DeliveryMethod['kind']
  totals: Totals
  /** Whose discount is in the totals. */
  voucher: string | null
  /** What the last change made of the total. */
  said: string
  /** What this window cannot keep. */
  storageStatus: string | null
  voucherField: ReactNode
  /** What was just taken out, and can be put back. */
  takenOut: ReactNode
  onQuantity(sku: string, quantity: number): void
  onTakeOut(sku: string): void
  onDeliveryMethod(kind: DeliveryMethod['kind']): void | Promise<void>
}

/** What will be bought, how it gets home, and what it comes to: the same sum as on every page after it. */
export function BasketView(props: Props) {
  return (
    <TwoColumns sideLabel="Total" side={<Side {...props} />}>
      <h1 tabIndex={-1}>Basket</h1>
      {props.takenOut}
      <Lines label="In your basket" size="large">
        {props.lines.map((line) => (
          <BasketLine key={line.sku} line={line} onQuantity={props.onQuantity} onTakeOut={props.onTakeOut} />
        ))}
      </Lines>
      {props.voucherField}
      {props.storageStatus && <p className={styles.keeping}>{props.storageStatus}</p>}
    </TwoColumns>
  )
}

type LineProps = { line: ShownLine } & Pick<Props, 'onQuantity' | 'onTakeOut'>

function BasketLine({ line, onQuantity, onTakeOut }: LineProps) {
  const { sku, name, detail, href, picture, quantity, priceCents, wasCents, trouble } = line
  const each = quantity === 1 ? detail : `${detail}, ${formatRand(priceCents)} each`
  return (
    <Line picture={picture} name={name} detail={each} href={href} amountCents={priceCents * quantity}>
      <Stepper
        of={name}
        count={quantity}
        least={1}
        most={null}
        onChange={(count) => onQuantity(sku, count)}
      />
      <Button look="link" aria-label={`Take out ${name}`} onClick={() => onTakeOut(sku)}>
        Take out
      </Button>
      {wasCents !== null && (
        <p className={styles.was}>
          It cost {formatRand(wasCents)} when you chose it and costs {formatRand(priceCents)} now.
        </p>
      )}
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </Line>
  )
}

function Side({ options, deliveryMethod, totals, voucher, said, onDeliveryMethod }: Props) {
  return (
    <>
      <DeliveryOptions options={options} chosen={deliveryMethod} onChoose={onDeliveryMethod} />
      <TotalsTable totals={totals} deliveryMethod={deliveryMethod} voucher={voucher} />
      <Said>{said}</Said>
      <ButtonLink isWide href={storeAddresses.delivery}>
        Check out
      </ButtonLink>
      <SameOnTheNextPage />
    </>
  )
}
