import { FieldError } from '../../ui/Field.tsx'
import styles from './Fault.module.css'

/** Why what is typed in a field cannot be used, beneath it; announced as soon as it appears. */
export function Fault({ field, sentence }: { field: string; sentence: string | null }) {
  return (
    <div aria-live="polite" className={styles.fault}>
      <FieldError field={field} error={sentence} />
    </div>
  )
}
