import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { formatRand } from '../wording/rand.ts'
import styles from './furniture-page.module.css'
import { type Layout, NARROW_WINDOW, WIDE_WINDOW } from './layout.ts'
import windows from './windows.module.css'

// A dining table of an example workshop in Limpopo; the prices are those of content/case-studies.json.

type Size = { lengthMm: number; label: string; priceCents: number; weeks: number; seats: number }

const SIZES: ReadonlyArray<Size> = [
  { lengthMm: 1_600, label: '1,6 m', priceCents: 1_290_000, weeks: 5, seats: 6 },
  { lengthMm: 1_800, label: '1,8 m', priceCents: 1_485_000, weeks: 6, seats: 8 },
  { lengthMm: 2_200, label: '2,2 m', priceCents: 1_820_000, weeks: 7, seats: 10 },
]
const CHOSEN = 1
const LENGTHS = SIZES.map(({ label }, index) => ({ label, chosen: index === CHOSEN }))
const HEIGHT_MM = 750
const WIDTH_MM = 900

const WOODS = [
  { name: 'Kiaat', colour: '#b57a45' },
  { name: 'Oak', colour: '#d9b98a' },
  { name: 'Dark', colour: '#5b4130' },
]
const WOOD = 'Kiaat'

export const TABLE = sizeAt(CHOSEN)
export const LAY_BY_MONTHS = 6
const LAY_BY_CENTS = Math.round(TABLE.priceCents / LAY_BY_MONTHS)
export const TRUCK = { to: 'Polokwane', priceCents: 115_000 }

function sizeAt(index: number): Size {
  const size = SIZES[index]
  if (!size) throw new Error('No such length')
  return size
}

/** A table to order, with its price and when it is ready, by length and wood. */
export function FurniturePage({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame kind="window" {...(narrow ? NARROW_WINDOW : WIDE_WINDOW)} className={windows.flat}>
        <AddressBar address="tables.example/dining" />
        <div className={styles.page}>
          <div className={styles.drawings}>
            <SideView />
            {!narrow && <TopView />}
            {!narrow && <p>Six at its sides, two more at its ends</p>}
          </div>
          <div className={styles.options}>
            <h4>Dining table, kiaat</h4>
            <p className={styles.label}>Length</p>
            <p className={styles.lengths}>
              {LENGTHS.map(({ label, chosen }) => (
                <span key={label} data-on={chosen ? '' : undefined}>
                  {label}
                </span>
              ))}
            </p>
            <p className={styles.label}>Wood</p>
            <Woods />
            <p className={styles.price}>{formatRand(TABLE.priceCents)}</p>
            <p className={styles.ready}>incl. VAT · ready in {TABLE.weeks} weeks</p>
            <p className={styles.row}>
              <span>By truck to {TRUCK.to}</span>
              <b>{formatRand(TRUCK.priceCents)}</b>
            </p>
            <p className={styles.row}>
              <span>Lay-by over {LAY_BY_MONTHS} months</span>
              <b>{formatRand(LAY_BY_CENTS)}</b>
            </p>
            <p className={styles.button}>Order this table</p>
          </div>
        </div>
      </Frame>
    </div>
  )
}

function Woods() {
  return (
    <p className={styles.woods}>
      {WOODS.map(({ name, colour }) => (
        <svg key={name} viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="22" fill={colour} />
          {name === WOOD && <circle cx="32" cy="32" r="29" fill="none" stroke="#33241a" strokeWidth="4" />}
        </svg>
      ))}
      {WOOD}
    </p>
  )
}

const TOP_MM = 55
const LENGTH = TABLE.lengthMm

/** The table from the side with its measurements; a unit is a millimetre. */
function SideView() {
  const floor = HEIGHT_MM
  return (
    <svg className={styles.side} viewBox={`-120 -260 ${LENGTH + 480} ${floor + 280}`} aria-hidden="true">
      <path d={`M140 ${TOP_MM}H${LENGTH - 140}v80H140Z`} fill="#8d5f37" />
      <path d={`M120 ${TOP_MM}h100l-26 ${floor - TOP_MM}h-44Z`} fill="#7a502d" />
      <path d={`M${LENGTH - 120} ${TOP_MM}h-100l26 ${floor - TOP_MM}h44Z`} fill="#7a502d" />
      <rect width={LENGTH} height={TOP_MM} rx="16" fill="#b57a45" />
      <path d={`M40 20h700M900 36h${LENGTH - 1000}`} stroke="#96622f" strokeWidth="6" fill="none" />
      <path d={`M-120 ${floor + 4}H${LENGTH + 360}`} stroke="#33241a" strokeWidth="8" />
      <g stroke="#33241a" strokeWidth="6" fill="none">
        <path d={`M0 -130H${LENGTH}M0 -165v70M${LENGTH} -165v70`} />
        <path d={`M${LENGTH + 110} 0V${floor}M${LENGTH + 75} 0h70M${LENGTH + 75} ${floor}h70`} />
      </g>
      <Measure x={LENGTH / 2} y={-130} text="1 800 mm" width={640} />
      <Measure x={LENGTH + 110} y={floor / 2} text={String(HEIGHT_MM)} width={260} />
    </svg>
  )
}

/** The table from above with its seats; the two dashed ones are used only when it is full. */
function TopView() {
  const perSide = [0, 1, 2].map((at) => 120 + at * 545)
  return (
    <svg className={styles.top} viewBox={`-330 -330 ${LENGTH + 660} ${WIDTH_MM + 660}`} aria-hidden="true">
      {perSide.map((x) => (
        <g key={x} fill="#d9c2a0">
          <rect x={x} y={-280} width="470" height="330" rx="70" />
          <rect x={x} y={WIDTH_MM - 50} width="470" height="330" rx="70" />
        </g>
      ))}
      <g fill="none" stroke="#8d5f37" strokeWidth="9" strokeDasharray="30 26">
        <rect x="-290" y="215" width="330" height="470" rx="70" />
        <rect x={LENGTH - 40} y="215" width="330" height="470" rx="70" />
      </g>
      <rect width={LENGTH} height={WIDTH_MM} rx="26" fill="#b57a45" />
      <path d={`M0 300H${LENGTH}M0 600H${LENGTH}`} stroke="#96622f" strokeWidth="7" />
      <path
        d="M90 150h900M1150 180h520M140 450h420M760 430h860M90 760h640M900 740h760"
        stroke="#a56d38"
        strokeWidth="7"
      />
    </svg>
  )
}

function Measure({ x, y, text, width }: { x: number; y: number; text: string; width: number }) {
  return (
    <>
      <rect x={x - width / 2} y={y - 70} width={width} height="140" className={styles.paper} />
      <text x={x} y={y + 38} textAnchor="middle">
        {text}
      </text>
    </>
  )
}
