import type { LiveScreen } from './live-product.ts'
import './scene-elements.css'
import styles from './live-device.module.css'
import type { SceneBrand } from './scene-brand.ts'

type Props = { screen: LiveScreen; brand: SceneBrand }

/** A live screen in its device, as wide as its container. To assistive technology it is an image with a name. */
export function LiveDevice({ screen: { device, label, Screen }, brand }: Props) {
  return (
    <div className={`${styles.device} ${styles[device]}`} role="img" aria-label={label}>
      <div className={styles.glass}>
        <div className={`scene ${styles.screen}`} inert>
          <Screen brand={brand} />
        </div>
      </div>
    </div>
  )
}
