import type { ReactNode, SubmitEvent } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import { Button } from '../../parts/Button.tsx'
import { Below } from '../parts/Below.tsx'
import { Choice } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'
import { Where } from './AfterLayout.tsx'
import styles from './SendBackView.module.css'

export const RETURN_REASONS = [
  'Another colour than I thought',
  'Broken on the way',
  'Changed my mind',
  'Another size than I thought',
] as const

/** A line of the order of which something can come back. */
export type ReturnableLine = {
  sku: string
  name: string
  detail: string
  picture: ReactNode
  /** How many of it can come back still. */
  quantity: number
  /** How many are chosen to. */
  chosen: number
  /** What the chosen ones (or all, where none is chosen) are worth. */
  cents: number
}

type Props = {
  number: number
  lines: ReadonlyArray<ReturnableLine>
  reason: string
  refundCents: number
  /** What becomes of the delivery: `delivery stays paid: one piece stays`. */
  deliveryWords: string
  refusal: string | null
  onChoose(sku: string, quantity: number): void
  onReason(reason: string): void
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
}

/** Which pieces come back, why, and what for. */
export function SendBackView(props: Props) {
  const { number, lines, reason, refundCents, deliveryWords, refusal } = props
  return (
    <OneColumn>
      <Where>Order {number}</Where>
      <form noValidate onSubmit={props.onSubmit}>
        <h1 tabIndex={-1}>What comes back?</h1>
        <ul className={styles.lines} aria-label="What you bought">
          {lines.map((line) => (
            <BackLine key={line.sku} line={line} onChoose={props.onChoose} />
          ))}
        </ul>
        <Choice label="Why, in a word" value={reason} onChange={({ target }) => props.onReason(target.value)}>
          {RETURN_REASONS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <dl className={styles.sum} aria-live="polite">
          <dt>
            You get back<small>{deliveryWords}</small>
          </dt>
          <dd>{formatRand(refundCents)}</dd>
        </dl>
        {refusal && (
          <Notice tone="no" heading="That did not work">
            {refusal}
          </Notice>
        )}
        <Button type="submit" isWide>
          Book a collection
        </Button>
        <Below>In the demo the owner answers in the back office.</Below>
      </form>
    </OneColumn>
  )
}

function BackLine({ line, onChoose }: { line: ReturnableLine } & Pick<Props, 'onChoose'>) {
  const { sku, name, detail, picture, quantity, chosen, cents } = line
  return (
    <li>
      <div className={styles.line}>
        <input
          id={`back-${sku}`}
          type="checkbox"
          checked={chosen > 0}
          onChange={({ target }) => onChoose(sku, target.checked ? quantity : 0)}
        />
        <div className={styles.picture}>{picture}</div>
        <label className={styles.words} htmlFor={`back-${sku}`}>
          <b>{name}</b>
          <small>{detail}</small>
        </label>
        <b className={styles.amount}>{formatRand(cents)}</b>
      </div>
      {quantity > 1 && chosen > 0 && (
        <p className={styles.count}>
          <Stepper
            of={name}
            count={chosen}
            least={1}
            most={quantity}
            onChange={(count) => onChoose(sku, count)}
          />
          <span>of {quantity} come back</span>
        </p>
      )}
    </li>
  )
}
