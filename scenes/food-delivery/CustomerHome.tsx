import type { ReactElement } from 'react'
import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand, vatPartCents } from '../wording/rand.ts'
import styles from './customer-home.module.css'
import { BunnyChow, Gatsby, Kota as KotaDrawing, PapAndWors } from './Dishes.tsx'
import fc from './four-corners.module.css'
import { type Dish, GINGER_BEER, HALF_GATSBY, KOTA, MUTTON_BUNNY, PAP_AND_WORS, sumOf } from './menu.ts'
import { DELIVERY_CENTS, FOLLOWED, totalOf } from './orders.ts'
import { Shopfront } from './Shopfront.tsx'

const VAT_BPS = 1_500
const LAST_TIME = [KOTA, GINGER_BEER]

type Popular = { dish: Dish; ground: string; picture: ReactElement }

const POPULAR: ReadonlyArray<Popular> = [
  { dish: MUTTON_BUNNY, ground: 'marula', picture: <BunnyChow className={styles.tall} /> },
  { dish: KOTA, ground: 'mint', picture: <KotaDrawing className={styles.tall} /> },
  { dish: HALF_GATSBY, ground: 'peach', picture: <Gatsby className={styles.wide} /> },
  { dish: PAP_AND_WORS, ground: 'sky', picture: <PapAndWors className={styles.wide} /> },
]

/** The menu on her phone, and what is in the basket: the order that is followed. */
export function CustomerHome() {
  return (
    <Ground tint="marula">
      <Shopfront className={styles.shop} />
      <Frame kind="phone" left={56} top={36} width={624} height={1060} className={fc.fc}>
        <StatusBar time="17:58" />
        <div className={styles.page}>
          <h3>Four Corners</h3>
          <p className={styles.hours}>
            <span className={fc.open}>Open until 21:30</span>
            <span className={fc.quiet}>Tue to Sun from 11:00</span>
          </p>
          <div className={styles.again}>
            <p>
              <b className={fc.display}>Order again</b>
              {LAST_TIME.map(({ name }, place) => (place === 0 ? name : name.toLowerCase())).join(', ')}
            </p>
            <span>{formatRand(sumOf(LAST_TIME))}</span>
          </div>
          <ul className={styles.dishes}>
            {POPULAR.map(({ dish, ground, picture }) => (
              <li key={dish.name}>
                <figure data-ground={ground}>{picture}</figure>
                <b>{dish.name}</b>
                <span>{formatRand(dish.cents)}</span>
              </li>
            ))}
          </ul>
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
