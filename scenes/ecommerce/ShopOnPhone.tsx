import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand } from '../wording/rand.ts'
import { GoodPicture } from './GoodPicture.tsx'
import { BagIcon, SearchIcon } from './icons.tsx'
import kiaat from './kiaat.module.css'
import { PRODUCTS } from './shop.ts'
import styles from './shop-on-phone.module.css'

const CATEGORIES = [
  { name: 'Living', good: 'table' },
  { name: 'Dining', good: 'stool' },
  { name: 'Outdoor', good: 'planter' },
] as const
const NEW_THIS_WEEK = [PRODUCTS.table, PRODUCTS.throw, PRODUCTS.pendant, PRODUCTS.planter]

/** The front of the shop, and the table that the story is about beside it. */
export function ShopOnPhone() {
  return (
    <Ground tint="rooibos">
      <div className={styles.room}>
        <GoodPicture good="pendant" className={styles.lamp} />
        <GoodPicture good="table" className={styles.table} />
        <p className={`${kiaat.shop} ${styles.tag}`}>
          <b>{PRODUCTS.table.name}</b>
          {formatRand(PRODUCTS.table.priceCents)}
          <small>incl. VAT</small>
        </p>
      </div>
      <Frame kind="phone" left={64} top={36} width={704} height={1000} className={kiaat.shop}>
        <StatusBar time="15:12" />
        <div className={styles.head}>
          <b>Kiaat &amp; Co</b>
          <span className={kiaat.bag}>
            <BagIcon />0
          </span>
        </div>
        <p className={styles.search}>
          <SearchIcon />
          Search 214 products
        </p>
        <ul className={styles.categories}>
          {CATEGORIES.map(({ name, good }) => (
            <li key={name}>
              <GoodPicture good={good} />
              {name}
            </li>
          ))}
        </ul>
        <p className={styles.title}>
          <b>New this week</b>
          prices incl. VAT
        </p>
        <ul className={styles.products}>
          {NEW_THIS_WEEK.map(({ good, name, priceCents }) => (
            <li key={good}>
              <GoodPicture good={good} viewBox="-60 -1 220 102" wall />
              <b>{name}</b>
              <span>{formatRand(priceCents)}</span>
            </li>
          ))}
        </ul>
      </Frame>
    </Ground>
  )
}
