import type { LitPicture as Picture } from '../../../domain/content/case-figure.ts'
import type { DarkCard as Card } from '../../../domain/content/dark-card.ts'
import type { Tint } from '../../../domain/content/text.ts'
import { CroppedPicture } from './CroppedPicture.tsx'
import { DarkCard } from './DarkCard.tsx'
import styles from './LitPicture.module.css'

type Props = { tint: Tint; picture: Picture; today: Card }

const SIZES = {
  wide: '(min-width: 78rem) 43rem, 54vw',
  narrow: 'min(27rem, 100vw - 5rem)',
}

/** A picture in two halves, parted by the edge of a moon's light: what we would build in the light, how it is today in the dark. */
export function LitPicture({ tint, picture, today }: Props) {
  return (
    <div className={styles.lit} data-tint={tint}>
      <div className={styles.light}>
        <span className={styles.caption}>What we would build</span>
        <CroppedPicture picture={picture} sizes={SIZES} className={styles.picture} />
      </div>
      <div className={styles.dark}>
        <span className={styles.caption}>Today</span>
        <DarkCard card={today} />
      </div>
    </div>
  )
}
