import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CategoryPoints.module.css'

type Props = {
  body: string
  /** A sentence of the body that stands by itself. */
  warning?: string | undefined
  points: ReadonlyArray<string>
}

/** What is done, in words and as a list of points, each with its share of a moon. */
export function CategoryPoints({ body, warning, points }: Props) {
  const before = warning ? body.replace(warning, '').trim() : body
  return (
    <Section labelledBy="what-we-do" className={styles.split}>
      <div>
        <h2 id="what-we-do">What we do</h2>
        <p className={`lead ${styles.body}`}>{before}</p>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      <ol className={styles.points}>
        {points.map((point, at) => (
          <li key={point}>
            <Moon fraction={(at + 1) / points.length} size={36} />
            {point}
          </li>
        ))}
      </ol>
    </Section>
  )
}
