import { THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import styles from './SendAgain.module.css'

/** Shows the form again after it was sent. */
export function SendAgainButton({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <button type="button" className={className} onClick={onClick}>
      Send another message
    </button>
  )
}

/** The thanks above a form that is filled in again, shown until the next result. */
export function ReceivedAgain() {
  return <p className={styles.received}>{THANKS_SENTENCE}</p>
}
