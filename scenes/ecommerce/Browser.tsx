import styles from './kiaat.module.css'

/** The top of a browser's window, with the address that is open. */
export function Browser({ address }: { address: string }) {
  return (
    <div className={styles.browser}>
      <i />
      <i />
      <i />
      {address}
    </div>
  )
}
