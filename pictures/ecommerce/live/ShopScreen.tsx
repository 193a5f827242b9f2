import { COLLECTION_NAMES } from '../../../demos/catalogue/product.ts'
import { ProductPicture } from '../../../demos/parts/ProductPicture.tsx'
import { basketTotals } from '../../../demos/shop/totals.ts'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { StatusBar } from '../../frames/StatusBar.tsx'
import { BrandText } from '../../live/BrandText.tsx'
import place from '../../live/name-place.module.css'
import type { BrandProps } from '../../live/scene-brand.ts'
import { formatRand } from '../../wording/rand.ts'
import { BEFORE, DAY, PENDANT, PLANTER, STOOL, TABLE, THROW } from '../shop.ts'
import styles from './shop-screen.module.css'

const ON_SHELF = { Living: TABLE, Dining: STOOL, Lighting: PENDANT, Outdoor: PLANTER }
const NEW_THIS_WEEK = [
  { product: TABLE, wall: 'sand' },
  { product: THROW, wall: 'sage' },
]

/** The shop of visitors with a service trade: a salon's products, because appointments are booked, not bought. */
const SALON_SHELVES = [
  { name: 'Hair', drawing: 'braids' },
  { name: 'Tools', drawing: 'scissors' },
  { name: 'Colour', drawing: 'bottle' },
  { name: 'Care', drawing: 'jar' },
] as const
const SALON_THIS_WEEK = [
  { name: 'Braiding hair', note: 'Three packs', priceCents: 13_500, drawing: 'braids', wall: 'sand' },
  { name: 'Shea butter', note: '250 g', priceCents: 9_500, drawing: 'jar', wall: 'sage' },
] as const
const SALON_CENTS = SALON_THIS_WEEK.reduce((sum, { priceCents }) => sum + priceCents, 0)

const { totals } = basketTotals(BEFORE, DAY)

/**
 * The shop's home page, a moment before order 1042 is paid. It does not use the demo's components, because those adapt to the width
 * of the browser's window, and this phone has one width in every window.
 */
export function ShopScreen({ brand }: BrandProps) {
  return (
    <div className={styles.shop}>
      <div className={styles.head}>
        <StatusBar time="15:15" />
        <div className={styles.top}>
          <div className={`${styles.name} ${place.lines}`}>
            <BrandText brand={brand} />
          </div>
          <Icon path={icons.bag} size={44} />
          <b>{totals.quantity}</b>
        </div>
        <p className={styles.find}>
          <Icon path={icons.magnifier} size={36} />
          Search the shop
        </p>
      </div>
      <div className={styles.body}>
        <ul className={`${styles.shelves} ${styles.salon}`}>
          {SALON_SHELVES.map(({ name, drawing }) => (
            <li key={name}>
              <SalonPicture drawing={drawing} />
              {name}
            </li>
          ))}
        </ul>
        <ul className={`${styles.shelves} ${styles.goods}`}>
          {COLLECTION_NAMES.map((collection) => (
            <li key={collection}>
              <ProductPicture product={ON_SHELF[collection]} wall={false} />
              {collection}
            </li>
          ))}
        </ul>
        <p className={styles.title}>
          <b>New this week</b>
          <span>prices incl. VAT</span>
        </p>
        <ul className={`${styles.things} ${styles.salon}`}>
          {SALON_THIS_WEEK.map(({ name, note, priceCents, drawing, wall }) => (
            <li key={name}>
              <div className={`${styles.picture} ${styles[wall]}`}>
                <SalonPicture drawing={drawing} />
              </div>
              <b>{name}</b>
              <span>{note}</span>
              <b>{formatRand(priceCents)}</b>
            </li>
          ))}
        </ul>
        <ul className={`${styles.things} ${styles.goods}`}>
          {NEW_THIS_WEEK.map(({ product, wall }) => (
            <li key={product.number}>
              <ProductPicture
                product={product}
                wall={false}
                className={`${styles.picture} ${styles[wall]}`}
              />
              <b>{product.name}</b>
              <span>{product.maker.place}</span>
              <b>{formatRand(product.priceCents)}</b>
            </li>
          ))}
        </ul>
        <p className={styles.bar}>
          <span>Checkout</span>
          <span className={styles.goods}>{formatRand(totals.totalCents)}</span>
          <span className={styles.salon}>{formatRand(SALON_CENTS)}</span>
        </p>
      </div>
    </div>
  )
}

function SalonPicture({ drawing }: { drawing: keyof typeof SALON_DRAWINGS }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {SALON_DRAWINGS[drawing]}
    </svg>
  )
}

const PLAITS = [24, 50, 76]
const KNOTS = [14, 30, 46, 62, 78]

const SALON_DRAWINGS = {
  braids: PLAITS.map((x) => (
    <g key={x} fill="#5b3320">
      {KNOTS.map((y, index) => (
        <ellipse
          key={y}
          cx={x}
          cy={y}
          rx="8"
          ry="13"
          transform={`rotate(${index % 2 === 0 ? 32 : -32} ${x} ${y})`}
        />
      ))}
      <rect x={x - 5} y="88" width="10" height="8" rx="3" fill="#d9a441" />
    </g>
  )),
  scissors: (
    <g fill="none" stroke="#6d5a4a" strokeWidth="8" strokeLinecap="round">
      <path d="M36 62 72 10M64 62 28 10" />
      <circle cx="28" cy="76" r="14" stroke="#a3532a" />
      <circle cx="72" cy="76" r="14" stroke="#a3532a" />
    </g>
  ),
  bottle: (
    <>
      <path d="M42 8h16v16H42z" fill="#34231a" />
      <rect x="30" y="24" width="40" height="70" rx="10" fill="#8c3b52" />
      <rect x="30" y="48" width="40" height="24" fill="#f4dfd0" />
    </>
  ),
  jar: (
    <>
      <rect x="18" y="22" width="64" height="18" rx="6" fill="#34231a" />
      <rect x="22" y="40" width="56" height="48" rx="12" fill="#e0b667" />
      <rect x="22" y="54" width="56" height="20" fill="#fbf6ec" />
    </>
  ),
}
