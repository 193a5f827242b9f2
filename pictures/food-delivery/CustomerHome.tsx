import { vatIn } from '../../demos/shop/vat.ts'
import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand } from '../wording/rand.ts'
import { Awning } from './Awning.tsx'
import { own } from './brand.json'
import { CustomerMenu } from './CustomerMenu.tsx'
import styles from './customer-home.module.css'
import fourCorners from './four-corners.module.css'
import { DELIVERY_CENTS, FOLLOWED_ORDER, totalOf } from './orders.ts'

/** The menu on a customer's phone, and her basket: the order that the pictures follow. */
export function CustomerHome() {
  const brand = own
  return (
    <Ground tint="marula">
      <Shopfront className={styles.shop} name={brand.short} />
      <Frame kind="phone" left={56} top={36} width={624} height={1060} className={fourCorners.fc}>
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
  const total = totalOf(FOLLOWED_ORDER)
  return (
    <Frame
      kind="sheet"
      left={664}
      top={398}
      width={488}
      className={`${fourCorners.fc} ${fourCorners.sheet} ${styles.basket}`}
    >
      <h4>In your basket</h4>
      <dl>
        {FOLLOWED_ORDER.dishes.map(({ name, cents }) => (
          <Row key={name} name={`1 ${name.toLowerCase()}`} cents={cents} />
        ))}
        <Row name="Delivery to Brixton" cents={DELIVERY_CENTS} />
      </dl>
      <p className={fourCorners.go}>
        <span>Pay</span>
        <span>{formatRand(total)}</span>
      </p>
      <p className={styles.vat}>VAT of {formatRand(vatIn(total))} is in the price</p>
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

/** The corner shop itself: sign, awning, hatch and door. A name of more than twelve letters has no room on its sign. */
function Shopfront({ className, name }: { className?: string | undefined; name: string }) {
  return (
    <svg className={className} viewBox="0 0 480 420" aria-hidden="true">
      <rect x="14" y="60" width="452" height="360" fill="#fff8ea" />
      <Hatch />
      <rect x="336" y="176" width="100" height="244" rx="8" fill="#d3321d" />
      <rect x="354" y="196" width="64" height="96" rx="6" fill="#bcd9c0" />
      <path d="m354 262 64-52v30l-46 52h-18Z" fill="#d8eadb" />
      <circle cx="356" cy="330" r="7" fill="#f3cf7a" />
      <Awning stripes={8} />
      <rect width="480" height="98" rx="16" fill="#17130f" />
      <text x="240" y="68" textAnchor="middle" className={fourCorners.sign}>
        {name}
      </text>
    </svg>
  )
}

function Hatch() {
  return (
    <>
      <rect x="44" y="176" width="262" height="152" fill="#5a2412" />
      <path d="M44 176h262v20H44Z" fill="#3a170b" />
      <path d="M106 176v34M246 176v34" stroke="#17130f" strokeWidth="5" />
      <path d="M82 236c0-34 48-34 48 0ZM222 236c0-34 48-34 48 0Z" fill="#f3cf7a" />
      <rect x="70" y="270" width="92" height="58" rx="8" fill="#a49a8a" />
      <path d="M60 270h112v12H60Z" fill="#d8cfbd" />
      <path
        d="M98 258c-8-10 8-16 0-28M132 258c-8-10 8-16 0-28"
        stroke="#e8b79c"
        strokeWidth="6"
        fill="none"
      />
      <circle cx="226" cy="264" r="20" fill="#8a5533" />
      <path d="M204 258c0-30 44-30 44 0Z" fill="#fff" />
      <path d="M188 328c0-52 76-52 76 0Z" fill="#fff8ea" />
      <path d="M210 328v-32h32v32Z" fill="#d3321d" />
      <rect x="30" y="326" width="290" height="20" rx="4" fill="#8c3413" />
      <path d="M44 346h262v74H44Z" fill="#f3e3c0" />
    </>
  )
}
