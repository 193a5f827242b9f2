import { Icon } from '../ui/icons.tsx'
import styles from './CsvIn.module.css'

const STAGES = ['Choose the file', 'Check', 'Bring in'] as const

/** Where one is on the way in. @param at from 0 */
export function CsvStages({ at }: { at: number }) {
  return (
    <ol className={styles.stages}>
      {STAGES.map((stage, place) => (
        <li key={stage} aria-current={place === at ? 'step' : undefined}>
          {place < at ? <Icon name="tick" /> : <i>{place + 1}</i>} {stage}
        </li>
      ))}
    </ol>
  )
}
