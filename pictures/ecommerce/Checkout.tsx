import { deliveryOptions } from '../../demos/shop/delivery-methods.ts'
import type { ShopState } from '../../demos/shop/shop-state.ts'
import { basketTotals } from '../../demos/shop/totals.ts'
import { PayWith } from '../../demos/storefront/buy/checkout/PayWith.tsx'
import { Summary } from '../../demos/storefront/buy/checkout/Summary.tsx'
import { DeliveryOptions } from '../../demos/storefront/buy/parts/DeliveryOptions.tsx'
import { Steps } from '../../demos/storefront/buy/parts/Steps.tsx'
import { SameTotalNote } from '../../demos/storefront/buy/parts/TotalNotes.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatRand } from '../wording/rand.ts'
import { own } from './brand.json'
import styles from './checkout.module.css'
import { ShopWindow } from './ShopWindow.tsx'
import { BEFORE, DAY } from './shop.ts'
import { noop } from './surfaces.ts'

/** The shop if the customer collects her order from the branch that is nearest to her. */
const COLLECT: ShopState = {
  ...BEFORE,
  basket: { ...BEFORE.basket, deliveryMethod: { kind: 'collect', branch: 'Woodstock' } },
}
const WINDOW = { left: 48, top: 40, width: 1104, height: 820 }

/** Door, locker or collection above the ways to pay; the total stays beside both. */
export function Checkout() {
  const pricedBasket = basketTotals(BEFORE, DAY)
  const { totalCents } = pricedBasket.totals
  return (
    <ShopWindow address={`${own.address}/checkout`} box={WINDOW} zoom={1.44} className={styles.page}>
      <div className={styles.columns}>
        <div>
          <Steps current="Delivery" />
          <DeliveryOptions
            options={deliveryOptions(COLLECT, pricedBasket.lines, DAY)}
            chosen="door"
            onChoose={noop}
          />
          <PayWith chosen="Card" onChoose={noop} />
        </div>
        <div className={styles.side}>
          <Summary state={BEFORE} pricedBasket={pricedBasket} />
          <Button kind="accent" size="large" isWide>
            Pay {formatRand(totalCents)}
          </Button>
          <SameTotalNote />
        </div>
      </div>
    </ShopWindow>
  )
}
