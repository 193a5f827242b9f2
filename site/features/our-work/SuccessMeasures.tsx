import { Section } from '../../ui/Section.tsx'
import styles from './SuccessMeasures.module.css'

type Props = { measures: ReadonlyArray<string> }

/** How we would know it works, measure by measure. */
export function SuccessMeasures({ measures }: Props) {
  return (
    <Section ground="quiet" className={styles.split}>
      <h2>How we would know it works</h2>
      <ol className={styles.list}>
        {measures.map((measure) => (
          <li key={measure}>{measure}</li>
        ))}
      </ol>
    </Section>
  )
}
