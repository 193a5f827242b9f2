import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { formatRand } from '../wording/rand.ts'
import { Browser } from './Browser.tsx'
import styles from './card.module.css'
import { GoodPicture } from './GoodPicture.tsx'
import kiaat from './kiaat.module.css'
import { HEIGHTS, ORDER, PRODUCTS } from './shop.ts'

const BELOW = [PRODUCTS.pendant, PRODUCTS.throw, PRODUCTS.planter, PRODUCTS.stool]

/** The shop in a few large things: the table, its price, and what stands beside it on the shelf. */
export function Card() {
  const { name, priceCents } = PRODUCTS.table
  return (
    <Ground tint="rooibos">
      <Frame kind="window" left={64} top={60} width={1072} height={860} className={kiaat.shop}>
        <Browser address="kiaat.example" />
        <div className={styles.first}>
          <GoodPicture good="table" viewBox="-4 8 108 92" wall />
          <div>
            <p>Made in Maboneng</p>
            <h3>{name}</h3>
            <p className={styles.price}>
              {formatRand(priceCents)} <small>incl. VAT</small>
            </p>
            <ul>
              {HEIGHTS.map((height, at) => (
                <li key={height} data-chosen={at === 1 || undefined}>
                  {height}
                </li>
              ))}
            </ul>
            <p className={`${kiaat.button} ${styles.add}`}>Add to basket</p>
            <p>Door delivery {formatRand(ORDER.deliveryCents)}</p>
          </div>
        </div>
        <ul className={styles.shelf}>
          {BELOW.map(({ good }) => (
            <li key={good}>
              <GoodPicture good={good} viewBox="-10 -4 120 108" wall />
            </li>
          ))}
        </ul>
      </Frame>
    </Ground>
  )
}
