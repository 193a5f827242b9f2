import type { ReactElement } from 'react'
import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import type { ScenePicture } from '../scene-picture.ts'
import { Chart } from './Chart.tsx'
import { AVERAGE_ERRORS, ORDER, ORDER_HIGH, ORDER_LOW } from './forecast.ts'
import { type Layout, NARROW, NARROW_WINDOW, WIDE, WIDE_WINDOW } from './layout.ts'
import styles from './loaves-for-saturday.module.css'
import { OrderWithoutSignal } from './OrderWithoutSignal.tsx'
import { GOODS } from './shop.ts'
import { ThreeNames } from './ThreeNames.tsx'
import { TillOffline } from './TillOffline.tsx'
import '@fontsource-variable/archivo'
import '@fontsource-variable/jetbrains-mono'
import '@fontsource-variable/lora'
import '@fontsource-variable/nunito'
import '@fontsource-variable/source-serif-4'

/** The bars of the errors end at this many loaves. */
const BAR_LOAVES = 8

/** Machine learning: a number for Saturday, and how wrong it may be. */
function LoavesForSaturday({ narrow = false }: Layout) {
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
      {AVERAGE_ERRORS.map(({ name, loaves, rule }) => (
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

export const pictures: ReadonlyArray<ScenePicture> = [
  ...wideAndNarrow('service-web', OrderWithoutSignal),
  ...wideAndNarrow('service-ml', LoavesForSaturday),
  ...wideAndNarrow('service-desktop', TillOffline),
  ...wideAndNarrow('service-white-label', ThreeNames),
]

function wideAndNarrow(name: string, Scene: (layout: Layout) => ReactElement): Array<ScenePicture> {
  return [
    { name, ...WIDE, scene: () => <Scene /> },
    { name: `${name}-narrow`, ...NARROW, scene: () => <Scene narrow /> },
  ]
}
