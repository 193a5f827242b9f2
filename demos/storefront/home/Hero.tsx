import type { ReactNode } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { storeAddresses } from '../../addresses.ts'
import type { Product } from '../../catalogue/product.ts'
import { ButtonLink } from '../parts/Button.tsx'
import styles from './Hero.module.css'

type Props = {
  room: ReactNode
  /** The product in the room that bears its price. */
  priced: Product
  newHref: string
}

export function Hero({ room, priced, newHref }: Props) {
  return (
    <section className={styles.hero}>
      {room}
      <div className={styles.say}>
        <h1>Made where you can visit</h1>
        <p>Furniture, cloth, clay and light from sixteen workshops, from Maboneng to Rorke’s Drift.</p>
        <ButtonLink href={newHref}>See what is new</ButtonLink>
      </div>
      <a className={styles.pin} href={storeAddresses.product(priced.number, priced.slug)}>
        <b>{priced.name}</b>
        <span className="number">{formatRand(priced.priceCents)}</span>
      </a>
    </section>
  )
}
