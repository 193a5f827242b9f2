import styles from './Kbd.module.css'

/** A key, where there is a keyboard's width. Two keys one after the other are written `G O`. */
export function Kbd({ children }: { children: string }) {
  return children.split(' ').map((key) => (
    <kbd key={key} className={styles.key}>
      {key}
    </kbd>
  ))
}

/** Below a list: which keys work here. */
export function KeyLine({ keys }: { keys: ReadonlyArray<readonly [key: string, does: string]> }) {
  return (
    <p className={styles.line}>
      {keys.map(([key, does]) => (
        <span key={key}>
          <Kbd>{key}</Kbd> {does}
        </span>
      ))}
    </p>
  )
}
