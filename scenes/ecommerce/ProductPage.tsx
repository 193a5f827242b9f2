import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { formatRand } from '../wording/rand.ts'
import { Browser } from './Browser.tsx'
import { GoodPicture } from './GoodPicture.tsx'
import kiaat from './kiaat.module.css'
import styles from './product-page.module.css'
import { ShopHead } from './ShopHead.tsx'
import { BRANCHES_WITH_STOCK, CHOSEN_HEIGHT, HEIGHTS, IN_STOCK_BEFORE, ORDER, PRODUCTS } from './shop.ts'

/** Parts of the one photograph, as the small pictures show them. */
const VIEWS = ['0 0 100 100', '8 18 44 44', '34 30 40 40']
const BRANCHES = ['no branch', 'one branch', 'two branches', 'three branches'][BRANCHES_WITH_STOCK]

/** The table's own page: heights, what is left, and the day it reaches her suburb. */
export function ProductPage() {
  const { name, priceCents } = PRODUCTS.table
  return (
    <Ground tint="rooibos">
      <Frame kind="window" left={56} top={44} width={1088} className={kiaat.shop}>
        <Browser address="kiaat.example/side-table" />
        <ShopHead inBasket={0} />
        <div className={styles.columns}>
          <div className={styles.photo}>
            <GoodPicture good="table" className={styles.big} />
            <p className={styles.height}>{HEIGHTS[CHOSEN_HEIGHT]}</p>
            <ul className={styles.views}>
              {VIEWS.map((viewBox) => (
                <li key={viewBox}>
                  <GoodPicture good="table" viewBox={viewBox} />
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.facts}>
            <p className={styles.where}>Living, side tables</p>
            <h3>{name}</h3>
            <p className={styles.price}>
              {formatRand(priceCents)} <small>incl. VAT</small>
            </p>
            <p className={styles.label}>Height, one price</p>
            <ul className={styles.heights}>
              {HEIGHTS.map((height, at) => (
                <li key={height} data-chosen={at === CHOSEN_HEIGHT || undefined}>
                  {height}
                </li>
              ))}
            </ul>
            <p className={styles.stock}>
              <b>{IN_STOCK_BEFORE} in stock</b> at {HEIGHTS[CHOSEN_HEIGHT]}, in {BRANCHES}
            </p>
            <p className={styles.line}>
              To Observatory, 7925 <b>Thu 26 Nov</b>
            </p>
            <p className={styles.line}>
              Delivery to the door <b>{formatRand(ORDER.deliveryCents)}</b>
            </p>
            <p className={`${kiaat.button} ${styles.add}`}>Add to basket</p>
          </div>
        </div>
      </Frame>
    </Ground>
  )
}
