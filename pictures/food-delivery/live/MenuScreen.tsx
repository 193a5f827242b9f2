import { StatusBar } from '../../frames/StatusBar.tsx'
import { BrandText } from '../../live/BrandText.tsx'
import place from '../../live/name-place.module.css'
import type { BrandProps } from '../../live/scene-brand.ts'
import { formatRand } from '../../wording/rand.ts'
import { Awning } from '../Awning.tsx'
import { CustomerMenu } from '../CustomerMenu.tsx'
import fc from '../four-corners.module.css'
import { FOLLOWED_ORDER, totalOf } from '../orders.ts'
import styles from './menu-screen.module.css'

const STRIPES = 10

/** The menu under the shop's own sign and awning, and the basket's total. */
export function MenuScreen({ brand }: BrandProps) {
  return (
    <div className={`${fc.fc} ${styles.screen}`}>
      <div className={styles.sign}>
        <StatusBar time="17:58" />
        <div className={styles.board}>
          <div className={`${fc.display} ${styles.name} ${place.lines}`}>
            <BrandText brand={brand} />
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <svg className={styles.awning} viewBox={`0 100 ${STRIPES * 60} 78`} aria-hidden="true">
          <Awning stripes={STRIPES} />
        </svg>
        <div className={styles.page}>
          <CustomerMenu />
        </div>
        <p className={`${fc.go} ${styles.pay}`}>
          <span>Pay</span>
          <span>{formatRand(totalOf(FOLLOWED_ORDER))}</span>
        </p>
      </div>
    </div>
  )
}
