import styles from './Honeypot.module.css'

/** A field for robots, invisible and outside the tab order. A message that fills it in is quarantined, never lost. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="extraNote" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
