import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { formatRand } from '../wording/rand.ts'
import { Burger } from './Burger.tsx'
import styles from './choosing-extras.module.css'
import fc from './four-corners.module.css'
import { Tick } from './Icons.tsx'
import { BRAAI_BURGER, chosenBurger } from './menu.ts'

/** A burger, its size and what else goes on it; the total follows each tick. */
export function ChoosingExtras() {
  const { parts, cents } = chosenBurger()
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
        <p className={styles.sum}>{parts.map(formatRand).join(' + ')}</p>
        <p className={fc.go}>
          <span>Add</span>
          <span>{formatRand(cents)}</span>
        </p>
      </Frame>
    </Ground>
  )
}
