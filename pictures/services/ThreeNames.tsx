import { Frame } from '../frames/Frame.tsx'
import { formatRand } from '../wording/rand.ts'
import { GoodPicture, Loaf } from './Goods.tsx'
import { type Layout, NARROW, WIDE } from './layout.ts'
import { GOODS, SHOP } from './shop.ts'
import styles from './three-names.module.css'

type Place = { left: number; top: number; width: number; height: number }

const PHONE = { width: 376, height: 840 }
const NARROW_PHONE = { width: 344, height: 650 }

/** White label: one shop under three names, and the card on which a client enters theirs. */
export function ThreeNames({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      {BRANDS.map((brand, index) => (
        <ShopPhone key={brand.name} brand={brand} place={narrow ? narrowPlace(index) : widePlace(index)} />
      ))}
      <SetUp />
    </div>
  )
}

function widePlace(index: number): Place {
  return { left: WIDE.width - 56 - PHONE.width - index * 356, top: 56 + index * 48, ...PHONE }
}

function narrowPlace(index: number): Place {
  return {
    left: NARROW.width - 41 - NARROW_PHONE.width - index * 187,
    top: 41 + index * 104,
    ...NARROW_PHONE,
  }
}

function ShopPhone({ brand, place }: { brand: Brand; place: Place }) {
  return (
    <Frame kind="phone" {...place} className={styles.phone}>
      <div className={styles.shop} data-brand={brand.key}>
        <i className={styles.notch} />
        <h4>{brand.name}</h4>
        <div className={styles.picture}>
          <Loaf />
        </div>
        <b>{GOODS.bread.name}</b>
        <p>{formatRand(GOODS.bread.priceCents)}</p>
        <p className={styles.button}>Add to basket</p>
        <div className={styles.more}>
          {(['milk', 'eggs', 'meal', 'airtime'] as const).map((good) => (
            <i key={good}>
              <GoodPicture good={good} />
            </i>
          ))}
        </div>
      </div>
    </Frame>
  )
}

function SetUp() {
  return (
    <div className={styles.setUp}>
      <div className={styles.fields}>
        <span>
          Day {SET_UP.day} of {SET_UP.days}. Next: {SET_UP.next}.
        </span>
        <ol>
          {Array.from({ length: SET_UP.days }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days are counted
            <li key={index} data-done={index < SET_UP.day ? '' : undefined} />
          ))}
        </ol>
      </div>
      <p>
        Your name
        <span className={styles.typed}>{SET_UP.name}</span>
      </p>
      <p>
        Your address
        <span>{SET_UP.address}</span>
      </p>
      <p className={styles.colours}>
        Your colour
        <em>
          {COLOURS.map((colour) => (
            <svg key={colour} viewBox="0 0 60 60" aria-hidden="true">
              <circle cx="30" cy="30" r="20" fill={colour} />
              {colour === SET_UP.colour && (
                <circle cx="30" cy="30" r="26" fill="none" stroke="#171a21" strokeWidth="4" />
              )}
            </svg>
          ))}
        </em>
      </p>
    </div>
  )
}

// One shop app, three example shops; the one in front is being set up.
type Brand = { key: 'mama-joy' | 'corner' | 'sithole'; name: string }

/** From the one behind to the one in front. */
const BRANDS: ReadonlyArray<Brand> = [
  { key: 'mama-joy', name: 'Mama Joy’s' },
  { key: 'corner', name: 'Corner 24' },
  { key: 'sithole', name: SHOP },
]
const COLOURS = ['#1e6245', '#97261a', '#24406e', '#4a3c86', '#7a5200', '#a3562a', '#171a21']
const SET_UP = {
  name: SHOP,
  address: 'sithole.example',
  colour: '#1e6245',
  day: 2,
  days: 7,
  next: 'load 50 products',
}
