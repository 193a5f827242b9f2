import styles from './frames.module.css'

/** The line at a phone's top: the time and what is left in the battery. */
export function StatusBar({ time }: { time: string }) {
  return (
    <div className={styles.status}>
      {time}
      <i />
    </div>
  )
}
