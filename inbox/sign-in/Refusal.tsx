import { counted } from '../../domain/wording.ts'
import styles from './Refusal.module.css'

/** Why somebody did not get in. Never whether the address exists. */
export function Refusal({ sentence, seconds }: { sentence: string; seconds: number }) {
  return (
    <p className={styles.refusal} role="alert">
      <b>{sentence}</b>
      {seconds > 0 &&
        `Look at the address and the password. You can try again in ${counted(seconds, 'second')}; nobody is ever locked out.`}
    </p>
  )
}
