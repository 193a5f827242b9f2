import styles from './Honeypot.module.css'

/** A field for robots: out of sight and out of the tab order. What is written in it makes a message suspect, never lost. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="extraNote" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
