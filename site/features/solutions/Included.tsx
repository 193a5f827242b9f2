import type { IncludedPoint } from '../../../domain/content/solution.ts'
import { inWords } from '../../../domain/wording/counting-words.ts'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Included.module.css'
import { Mark } from './Mark.tsx'

type Props = { title: string; points: ReadonlyArray<IncludedPoint> }

/** What the total pays for, each point with its mark: the moon is full at the last. */
export function Included({ title, points }: Props) {
  return (
    <Section id="included" labelledBy="included-heading" className={styles.inner}>
      <div className={styles.head}>
        <h2 className={styles.eyebrow} id="included-heading">
          What is included
        </h2>
        <h3 className={styles.title}>{title}</h3>
        <p className="lead">
          {points.length === 1 ? 'It is in the price.' : `All ${inWords(points.length)} are in the price.`}
        </p>
      </div>
      <ol className={styles.points}>
        {points.map(({ text, mark }, at) => (
          <li key={text}>
            <Moon fraction={(at + 1) / points.length} size={36} />
            <p>{text}</p>
            <Mark mark={mark} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
