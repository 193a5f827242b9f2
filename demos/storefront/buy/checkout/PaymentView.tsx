import type { ReactNode, SubmitEvent } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import { storeAddresses } from '../../../addresses.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Steps } from '../parts/Steps.tsx'
import { TwoColumns } from '../parts/TwoColumns.tsx'
import styles from './PaymentView.module.css'

type Props = {
  /** That it is pretended, or what came of it. */
  notice: ReactNode
  means: ReactNode
  bank: ReactNode
  to: { heading: string; words: string }
  summary: ReactNode
  totalCents: number
  /** An answer is being waited for: a press sends nothing again. */
  isAsking: boolean
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
}

/** The pretended payment: what it is, what the bank should answer, and the one button. */
export function PaymentView({ notice, means, bank, to, summary, totalCents, isAsking, onSubmit }: Props) {
  const side = (
    <>
      {summary}
      <Button type="submit" isWide>
        {isAsking ? 'Asking the bank' : <>Pretend to pay {formatRand(totalCents)}</>}
      </Button>
    </>
  )
  return (
    <form noValidate onSubmit={onSubmit}>
      <TwoColumns sideLabel="Your order" side={side}>
        <Steps at="Payment" />
        <h1 className="hide" tabIndex={-1}>
          Payment
        </h1>
        {notice}
        {means}
        {bank}
        <div className={styles.to}>
          <b>{to.heading}</b>
          <span>{to.words}</span>
          <ButtonLink look="link" href={storeAddresses.delivery} aria-label="Change the delivery">
            Change
          </ButtonLink>
        </div>
      </TwoColumns>
    </form>
  )
}
