import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import { Moon } from '../../../ui/Moon.tsx'
import styles from './WaitFigure.module.css'

type Props = { figure: FigureOf<'wait'> }

/** Months that pass today, a moon each, and what would take their place. */
export function WaitFigure({ figure }: Props) {
  return (
    <div className={styles.wait}>
      <div>
        <p className={styles.title}>{figure.today.title}</p>
        <div className={styles.moons}>
          {Array.from({ length: figure.today.months }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a moon is its place in the row
            <Moon key={at} fraction={1} ground="night" className={styles.moon ?? ''} />
          ))}
        </div>
      </div>
      <div className={styles.instead}>
        <p className={styles.title}>{figure.instead.title}</p>
        <p>{figure.instead.note}</p>
      </div>
    </div>
  )
}
