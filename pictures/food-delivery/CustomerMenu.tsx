import type { ReactElement } from 'react'
import { formatRand } from '../wording/rand.ts'
import styles from './customer-menu.module.css'
import { BunnyChow, Gatsby, Kota as KotaDrawing, PapAndWors } from './Dishes.tsx'
import fc from './four-corners.module.css'
import { type Dish, GINGER_BEER, HALF_GATSBY, KOTA, MUTTON_BUNNY, PAP_AND_WORS, sumOf } from './menu.ts'

const LAST_TIME = [KOTA, GINGER_BEER]

type Popular = { dish: Dish; ground: string; picture: ReactElement }

const POPULAR: ReadonlyArray<Popular> = [
  { dish: MUTTON_BUNNY, ground: 'marula', picture: <BunnyChow className={styles.tall} /> },
  { dish: KOTA, ground: 'mint', picture: <KotaDrawing className={styles.tall} /> },
  { dish: HALF_GATSBY, ground: 'peach', picture: <Gatsby className={styles.wide} /> },
  { dish: PAP_AND_WORS, ground: 'sky', picture: <PapAndWors className={styles.wide} /> },
]

/** The part below the kitchen's name: its hours, the customer's last order, and popular dishes. */
export function CustomerMenu() {
  return (
    <>
      <p className={styles.hours}>
        <span className={fc.open}>Open until 21:30</span>
        <span className={fc.quiet}>Tue to Sun from 11:00</span>
      </p>
      <div className={styles.again}>
        <p>
          <b className={fc.display}>Order again</b>
          {LAST_TIME.map(({ name }, index) => (index === 0 ? name : name.toLowerCase())).join(', ')}
        </p>
        <span>{formatRand(sumOf(LAST_TIME))}</span>
      </div>
      <ul className={styles.dishes}>
        {POPULAR.map(({ dish, ground, picture }) => (
          <li key={dish.name}>
            <figure data-ground={ground}>{picture}</figure>
            <b>{dish.name}</b>
            <span>{formatRand(dish.cents)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
