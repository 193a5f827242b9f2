import styles from './Key.module.css'

/** A key of the keyboard, shown next to what it does; not on phones. */
export function Key({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
