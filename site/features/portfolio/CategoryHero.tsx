import type { Category } from '../../../domain/content/case-study.ts'
import { phasePath } from '../../../domain/moon.ts'
import { paths } from '../../paths.ts'
import styles from './CategoryHero.module.css'

type Props = { category: Category }

/** The head of a category: as many moons rise as there are points below. */
export function CategoryHero({ category }: Props) {
  return (
    <section className="night">
      <div className={`wrap ${styles.hero}`}>
        <p className={styles.up}>
          <a href={paths.ourWork}>Our work</a>
        </p>
        <h1>{category.title}</h1>
        <p className={styles.lead}>{category.lead}</p>
        <RisingMoons count={category.points.length} />
      </div>
    </section>
  )
}

const RADIUS = 36

/** One moon a point, the last one full, on an arc that rises to it. */
function RisingMoons({ count }: { count: number }) {
  return (
    <svg className={styles.moons} viewBox="0 0 560 400" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => {
        const share = at / Math.max(count - 1, 1)
        const angle = (Math.PI / 2) * (1 - share)
        const x = Math.round(60 + 440 * (1 - Math.sin(angle)))
        const y = Math.round(350 - 290 * Math.cos(angle))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moon is its place on the arc
          <g key={at}>
            <circle className={styles.dark} cx={x} cy={y} r={RADIUS} />
            <path className={styles.lit} d={phasePath((at + 1) / count, RADIUS, x, y)} />
          </g>
        )
      })}
    </svg>
  )
}
