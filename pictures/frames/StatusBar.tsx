import styles from './frames.module.css'

/** The line at a phone's top: the time and the battery's charge. */
export function StatusBar({ time }: { time: string }) {
  return (
    <div className={styles.status}>
      {time}
      <i />
    </div>
  )
}
