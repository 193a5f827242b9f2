import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { Chart } from './Chart.tsx'
import { ORDER, ORDER_HIGH, ORDER_LOW, WRONG_BY } from './forecast.ts'
import { type Layout, NARROW_WINDOW, WIDE_WINDOW } from './layout.ts'
import styles from './loaves-for-saturday.module.css'
import { GOODS } from './shop.ts'

/** The bars of the errors end at this many loaves. */
const BAR_LOAVES = 8

/** Machine learning: a number for Saturday, and how wrong it may be. */
export function LoavesForSaturday({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame kind="window" {...(narrow ? NARROW_WINDOW : WIDE_WINDOW)}>
        <AddressBar address={`${GOODS.bread.name}, loaves a day`} />
        <div className={styles.sheet}>
          <p>Order for Saturday</p>
          <p className={styles.answer}>
            <b>{ORDER}</b>
            <span>
              most likely between {ORDER_LOW} and {ORDER_HIGH}
            </span>
          </p>
          {narrow ? <Chart width={662} height={418} /> : <Chart width={1008} height={474} />}
          <ul className={styles.key}>
            <li data-line="expected">Forecast</li>
            <li data-line="band">Nine days in ten fall in here</li>
            <li data-line="rule">Simple rule: same as last week</li>
          </ul>
          <Errors />
        </div>
      </Frame>
    </div>
  )
}

function Errors() {
  return (
    <dl className={styles.errors}>
      <p>
        How wrong, on an average day <span>(example figures)</span>
      </p>
      {WRONG_BY.map(({ name, loaves, rule }) => (
        <div key={name} data-rule={rule ? '' : undefined}>
          <dt>{name}</dt>
          <i>
            <s style={{ width: `${(loaves / BAR_LOAVES) * 100}%` }} />
          </i>
          <dd>{loaves} loaves</dd>
        </div>
      ))}
    </dl>
  )
}
