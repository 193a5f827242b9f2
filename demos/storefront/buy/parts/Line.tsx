import type { ReactNode } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import type { ProductOverrides } from '../../../shop/current-product.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import styles from './Line.module.css'
import { LineItemPicture } from './LineItemPicture.tsx'

type LineProps = {
  picture: ReactNode
  name: string
  /** Colour and size in words. */
  detail: string
  /** The price of all its pieces. */
  amountCents: number
  href?: string
  /** Actions below the name. */
  children?: ReactNode
}

/** A product of a basket or an order: picture, name and price. */
export function Line({ picture, name, detail, amountCents, href, children }: LineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.picture}>{picture}</div>
      <p className={styles.words}>
        {href ? (
          <a className={styles.name} href={href}>
            {name}
          </a>
        ) : (
          <b className={styles.name}>{name}</b>
        )}
        <small className={styles.detail}>{detail}</small>
      </p>
      <b className={styles.amount}>{formatRand(amountCents)}</b>
      {children && <div className={styles.acts}>{children}</div>}
    </li>
  )
}

type OrderedLineProps = {
  state: ProductOverrides
  line: Pick<PricedLine, 'sku' | 'name' | 'detail' | 'quantity' | 'priceCents'>
}

/** A line that can no longer be changed. */
export function OrderedLine({ state, line: { sku, name, detail, quantity, priceCents } }: OrderedLineProps) {
  return (
    <Line
      picture={<LineItemPicture overrides={state} sku={sku} />}
      name={name}
      detail={quantity === 1 ? detail : `${detail}, ${quantity} pieces`}
      amountCents={priceCents * quantity}
    />
  )
}

type LinesProps = {
  /** The accessible name of the list. */
  label: string
  size: 'large' | 'small' | 'receipt'
  children: ReactNode
}

/** A list of lines; small ones are used beside a form. */
export function Lines({ label, size, children }: LinesProps) {
  return (
    <ul className={styles[size]} aria-label={label}>
      {children}
    </ul>
  )
}
