import { basketTotals } from '../../demos/shop/totals.ts'
import { PayWith } from '../../demos/storefront/buy/checkout/PayWith.tsx'
import { Line, Lines } from '../../demos/storefront/buy/parts/Line.tsx'
import { LineItemPicture } from '../../demos/storefront/buy/parts/LineItemPicture.tsx'
import { TotalsTable } from '../../demos/storefront/buy/parts/TotalsTable.tsx'
import { ShopHead } from '../../demos/storefront/frame/ShopHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand } from '../wording/rand.ts'
import { own } from './brand.json'
import styles from './pay-on-phone.module.css'
import { BEFORE, DAY } from './shop.ts'
import { noop, surfaces } from './surfaces.ts'

/** Order 1042 a moment before it is paid, on the customer's phone. */
export function PayOnPhone() {
  const { lines, totals } = basketTotals(BEFORE, DAY)
  return (
    <div data-room="shop" className={`${surfaces.shop} ${styles.phone}`}>
      <StatusBar time="15:15" />
      <div className={styles.screen}>
        <ShopHead brand={own} quantity={totals.quantity} search={null} />
        <form className="wrap">
          <Lines label="What you are buying" size="small">
            {lines.map(({ sku, name, detail, priceCents }) => (
              <Line
                key={sku}
                picture={<LineItemPicture overrides={BEFORE} sku={sku} />}
                name={name}
                detail={detail}
                amountCents={priceCents}
              />
            ))}
          </Lines>
          <TotalsTable totals={totals} deliveryMethod="door" voucher={null} />
          <PayWith chosen="Card" onChoose={noop} />
          <Button kind="accent" size="large" isWide>
            Pay {formatRand(totals.totalCents)}
          </Button>
        </form>
      </div>
    </div>
  )
}
