import styles from './ChangeAnswer.module.css'
import { CHANGE_ID } from './marks.ts'

/** Brings the question of {@link CountingBanner} back, at any time. */
export function ChangeAnswer() {
  return (
    <button type="button" id={CHANGE_ID} className={styles.change}>
      Count my visit?
    </button>
  )
}
