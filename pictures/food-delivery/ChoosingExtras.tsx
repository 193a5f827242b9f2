import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { formatRand } from '../wording/rand.ts'
import styles from './choosing-extras.module.css'
import fc from './four-corners.module.css'
import { Tick } from './Icons.tsx'
import { BRAAI_BURGER, chosenBurger } from './menu.ts'

/** A burger, its sizes and extras, and the total of the chosen ones. */
export function ChoosingExtras() {
  const { prices, totalCents } = chosenBurger()
  return (
    <Ground tint="marula">
      <Burger className={styles.burger} />
      <Frame kind="sheet" left={588} top={42} width={564} className={`${fc.fc} ${fc.sheet} ${styles.choice}`}>
        <h3>{BRAAI_BURGER.name}</h3>
        <ul className={styles.sizes}>
          {BRAAI_BURGER.sizes.map((size) => (
            <li key={size.name} data-on={size.chosen ? '' : undefined}>
              {size.name}
              <b>{formatRand(size.cents)}</b>
            </li>
          ))}
        </ul>
        <ul className={styles.extras}>
          {BRAAI_BURGER.extras.map((extra) => (
            <li key={extra.name} data-on={extra.chosen ? '' : undefined}>
              <i>{extra.chosen && <Tick />}</i>
              {extra.name}
              <span>{extra.cents === 0 ? 'No charge' : formatRand(extra.cents)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.sum}>{prices.map(formatRand).join(' + ')}</p>
        <p className={fc.go}>
          <span>Add</span>
          <span>{formatRand(totalCents)}</span>
        </p>
      </Frame>
    </Ground>
  )
}

/** The burger as it is ticked, taken apart: two patties, cheese, egg, lettuce. */
function Burger({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 560 780" aria-hidden="true">
      <ellipse cx="280" cy="742" rx="240" ry="20" fill="#d9ac45" />
      <TopBun />
      <path
        d="M96 262c30-22 90-24 120-10 34-22 84-12 108 2 40-20 110-14 140 12 10 12-6 26-30 26H130c-26 0-46-16-34-30Z"
        fill="#fffdf6"
      />
      <ellipse cx="292" cy="262" rx="66" ry="22" fill="#f2a922" />
      <ellipse cx="276" cy="256" rx="22" ry="7" fill="#f9cf6a" />
      <path d="M76 336h408l-60 44-60-30-70 44-66-44-60 30Z" fill="#fbdc5c" />
      <Patty y={376} />
      <path
        d="M66 486c20-24 40 6 62-10 24-18 44 10 70-4 26-14 42 12 70-2 28-14 44 12 72-2s42 14 66 2c26-14 60-8 88 14-10 26-34 22-56 14-24 22-48 12-70 2-26 20-54 12-78 0-26 18-54 12-78 0-26 20-54 10-78 0-22 14-60 12-68-14Z"
        fill="#4c9a3e"
      />
      <Patty y={530} />
      <path d="M74 636h412v32c0 40-30 66-80 66H154c-50 0-80-26-80-66Z" fill="#c9803a" />
      <path d="M74 636h412v16H74Z" fill="#f1d3a0" />
    </svg>
  )
}

function TopBun() {
  return (
    <>
      <path
        d="M70 190C70 60 180 30 280 30s210 30 210 160c0 14-10 20-24 20H94c-14 0-24-6-24-20Z"
        fill="#c9803a"
      />
      <path
        d="M120 150c10-54 70-80 130-82"
        stroke="#e0a465"
        strokeWidth="14"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="#f7e3b8">
        <ellipse cx="220" cy="104" rx="11" ry="6" transform="rotate(-20 220 104)" />
        <ellipse cx="300" cy="80" rx="11" ry="6" />
        <ellipse cx="370" cy="112" rx="11" ry="6" transform="rotate(24 370 112)" />
        <ellipse cx="312" cy="138" rx="11" ry="6" />
        <ellipse cx="420" cy="158" rx="11" ry="6" transform="rotate(30 420 158)" />
        <ellipse cx="240" cy="164" rx="11" ry="6" />
      </g>
    </>
  )
}

function Patty({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x="72" width="416" height="66" rx="33" fill="#5a2a17" />
      <path
        d="M110 22h150M300 44h140M140 48h80M330 18h70"
        stroke="#7a3d22"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </g>
  )
}
