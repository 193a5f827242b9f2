import type { ComponentType } from 'react'
import type { Service } from '../../../domain/content/page-parts.ts'
import styles from './ServiceScene.module.css'
import { Forecast } from './scenes/Forecast.tsx'
import { OrderCard } from './scenes/OrderCard.tsx'
import { ThreeShops } from './scenes/ThreeShops.tsx'
import { Till } from './scenes/Till.tsx'

const SCENES: Record<Service['scene'], { Drawing: ComponentType; says: string }> = {
  order: {
    Drawing: OrderCard,
    says: 'Drawing: an order on a phone. There is no signal, and the order is kept.',
  },
  forecast: {
    Drawing: Forecast,
    says: 'Drawing: a shop’s bread forecast for Saturday, with the range it is most likely to fall in.',
  },
  till: {
    Drawing: Till,
    says: 'Drawing: a till slip. The shop is offline and its sales are kept safe.',
  },
  'three-shops': {
    Drawing: ThreeShops,
    says: 'Drawing: one shop under three names, each in its own colours.',
  },
}

/** A small drawing of a service in use. */
export function ServiceScene({ scene }: { scene: Service['scene'] }) {
  const { Drawing, says } = SCENES[scene]
  return (
    <figure className={styles.ground}>
      <div className={styles.drawing} aria-hidden="true">
        <Drawing />
      </div>
      <figcaption className="visually-hidden">{says}</figcaption>
    </figure>
  )
}
