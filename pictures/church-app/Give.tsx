import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand, formatWholeRand } from '../wording/rand.ts'
import styles from './give.module.css'
import { AMOUNTS_CENTS, FUND_CHOSEN, FUNDS, GIFT_CENTS } from './giving.ts'
import hs from './hillside.module.css'

const WAYS = ['Scan', 'Card', 'Bank']

/** A fund, an amount, a way to pay; and the card that stands in the pew. */
export function Give() {
  return (
    <Ground tint="fynbos">
      <Pew />
      <div className={`${hs.hs} ${styles.card}`}>
        <h4>Scan to give</h4>
        <GiveCode className={styles.code} />
        <p>
          <b className={hs.serif}>Hillside Church</b>
          hillside.example/give
        </p>
      </div>
      <Frame kind="phone" left={56} top={36} width={640} height={1060} className={hs.hs}>
        <StatusBar time="09:41" />
        <div className={styles.page}>
          <h3>Give</h3>
          <Choice label="Fund" options={FUNDS.map(({ name }) => name)} chosen={FUND_CHOSEN} />
          <Choice
            label="Amount"
            options={AMOUNTS_CENTS.map(formatWholeRand)}
            chosen={formatWholeRand(GIFT_CENTS)}
          />
          <Choice label="Way to pay" options={WAYS} chosen="Scan" />
          <p className={`${hs.button} ${styles.action}`}>Give {formatRand(GIFT_CENTS)}</p>
          <p className={styles.note}>The receipt comes to this phone</p>
        </div>
      </Frame>
    </Ground>
  )
}

function Choice({
  label,
  options,
  chosen,
}: {
  label: string
  options: ReadonlyArray<string>
  chosen: string
}) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option} data-on={option === chosen ? '' : undefined}>
            {option}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The ledge in front of a seat. */
function Pew() {
  return (
    <svg className={styles.pew} viewBox="0 0 1200 190" aria-hidden="true">
      <path d="M0 24h1200v166H0Z" fill="#7a4c2c" />
      <path d="M0 0h1200v44H0Z" fill="#9a6540" />
      <path d="M0 44h1200v10H0Z" fill="#5c3a22" />
      <path d="M640 96h560M640 150h560" stroke="#6b4226" strokeWidth="6" />
    </svg>
  )
}

/** https://hillside.example/give as a QR code of 29 × 29 modules: a number for each row, whose highest bit is the left module. */
const ROWS = [
  0x1fd8e47f, 0x1057e341, 0x1752c65d, 0x174f685d, 0x175aae5d, 0x104fc941, 0x1fd5557f, 0xd4200, 0x13f5fc97,
  0x1904eb6, 0x25140b4, 0x138f6889, 0x19c5c361, 0x223047f, 0xdd26a95, 0x18cd1e5, 0x1e592228, 0x1fb40716,
  0x1deade59, 0x1faeb20c, 0x1f658bfe, 0x1f9118, 0x1fd8b358, 0x10559f13, 0x1758b3f8, 0x175f5682, 0x1747d1b7,
  0x104020dd, 0x1fdc0d20,
]
const MODULES = 29

function GiveCode({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 29 29" shapeRendering="crispEdges" aria-hidden="true">
      <path d={ROWS.map(pathOf).join('')} fill="#2c3118" />
    </svg>
  )
}

function pathOf(row: number, y: number): string {
  const dark = [...row.toString(2).padStart(MODULES, '0')]
  return dark.map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1Z` : '')).join('')
}
