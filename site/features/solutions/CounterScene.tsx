import type { Counter } from '../../../domain/content/solution.ts'
import { Picture, type PictureFiles } from '../../ui/Picture.tsx'
import styles from './CounterScene.module.css'

/**
 * What is cut out of the product's pictures: a device or a sheet in front, a window behind it, and the part of that window
 * whose text can be read on a phone.
 */
export type CutOuts = { front: PictureFiles; behind: PictureFiles; behindNarrow: PictureFiles }

type Props = CutOuts & { counter: Counter }

/**
 * The two pictures at the top of a solution: the customer's device in front of the counter, the owner's window behind it. The
 * customer's comes first in the markup, as it is shown on a phone, so that nothing moves while the page loads.
 */
export function CounterScene({ counter, front, behind, behindNarrow }: Props) {
  const shape = shapeOf(front)
  return (
    <div
      className={styles.scene}
      data-shape={shape}
      data-behind={shapeOf(behind)}
      role="img"
      aria-label={counter.scene}
    >
      <div className={styles.front}>
        <p className={styles.name}>{counter.front}</p>
        <div className={styles.screen}>
          <Picture sources={front} alt="" sizes={SIZES[shape]} />
        </div>
      </div>
      <div className={styles.behind}>
        <p className={styles.name}>{counter.behind}</p>
        <div className={styles.screen}>
          <Picture
            sources={behindNarrow}
            alt=""
            sizes={SIZES.behindNarrow}
            wide={{ sources: behind, sizes: SIZES.behind, media: '(min-width: 44.01rem)' }}
          />
        </div>
      </div>
    </div>
  )
}

function shapeOf({ width, height }: PictureFiles): 'tall' | 'wide' {
  return height > width ? 'tall' : 'wide'
}

// On a phone a little less than it is shown at: a screen of three pixels a point then takes the file of 800, not 1200.
const SIZES = {
  tall: '(min-width: 60rem) 20vw, 15rem',
  wide: '(min-width: 60rem) 28vw, (min-width: 44rem) 24rem, 16rem',
  behind: '(min-width: 60rem) 34vw, 32rem',
  behindNarrow: '15rem',
}
