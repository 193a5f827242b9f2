import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand, formatWholeRand } from '../wording/rand.ts'
import { GiveCode } from './GiveCode.tsx'
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

/** The ledge in front of a seat, a hymn book on it. */
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
