import { officeAddresses } from '../../addresses.ts'
import type { Order, OrderState } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import styles from './OneOrder.module.css'
import { orderSentence } from './order-sentence.ts'

type Props = {
  order: Order
  seesMoney: boolean
  next: { to: OrderState; button: string } | null
  /** What the next move still waits for; null: nothing. */
  waits: string | null
  canPutBack: boolean
  hasPickList: boolean
  onMove: (to: OrderState) => void
  onPrint: () => void
}

/** Number, state, and at the end of the line what a person does next. */
export function OrderHead({
  order,
  seesMoney,
  next,
  waits,
  canPutBack,
  hasPickList,
  onMove,
  onPrint,
}: Props) {
  return (
    <ScreenHead
      back={{ href: officeAddresses.orders, words: 'Orders today' }}
      title={
        <>
          Order {order.number} <StateTag size="big">{stateOf(order)}</StateTag>
        </>
      }
      sub={orderSentence(order)}
      acts={
        <>
          {hasPickList && (
            <span className={styles.wide}>
              <Button kind="white" onPress={onPrint}>
                <Icon name="print" />
                Pick list
              </Button>
            </span>
          )}
          {canPutBack && (
            <Button kind="white" onPress={() => onMove('paid')}>
              Put it back
            </Button>
          )}
          {seesMoney && (
            <ButtonLink kind="white" href={officeAddresses.invoice(order.number)}>
              <Icon name="paper" />
              VAT invoice
            </ButtonLink>
          )}
          {next && (
            <span className={styles.wide}>
              <Button onPress={() => onMove(next.to)} isDisabled={waits !== null}>
                {next.button} <Kbd>P</Kbd>
              </Button>
            </span>
          )}
        </>
      }
    />
  )
}
