import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { formatRand, vatPartCents } from '../wording/rand.ts'
import { CustomerMenu } from './CustomerMenu.tsx'
import styles from './customer-home.module.css'
import fc from './four-corners.module.css'
import { DELIVERY_CENTS, FOLLOWED, totalOf } from './orders.ts'
import { Shopfront } from './Shopfront.tsx'

const VAT_BPS = 1_500

/** The menu on her phone, and what is in the basket: the order that is followed. */
export function CustomerHome() {
  const brand = OWN_BRANDS['food-delivery']
  return (
    <Ground tint="marula">
      <Shopfront className={styles.shop} name={brand.short} />
      <Frame kind="phone" left={56} top={36} width={624} height={1060} className={fc.fc}>
        <StatusBar time="17:58" />
        <div className={styles.page}>
          <h3>{brand.name}</h3>
          <CustomerMenu />
        </div>
      </Frame>
      <Basket />
    </Ground>
  )
}

function Basket() {
  const total = totalOf(FOLLOWED)
  return (
    <Frame kind="sheet" left={664} top={398} width={488} className={`${fc.fc} ${fc.sheet} ${styles.basket}`}>
      <h4>In your basket</h4>
      <dl>
        {FOLLOWED.dishes.map(({ name, cents }) => (
          <Row key={name} name={`1 ${name.toLowerCase()}`} cents={cents} />
        ))}
        <Row name="Delivery to Brixton" cents={DELIVERY_CENTS} />
      </dl>
      <p className={fc.go}>
        <span>Pay</span>
        <span>{formatRand(total)}</span>
      </p>
      <p className={styles.vat}>VAT of {formatRand(vatPartCents(total, VAT_BPS))} is in the price</p>
    </Frame>
  )
}

function Row({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatRand(cents)}</dd>
    </div>
  )
}
