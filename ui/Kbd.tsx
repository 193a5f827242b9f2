import styles from './Kbd.module.css'

type Props = {
  children: string
  /** Whether the key is read out and shown on phones, as in a list of keys; on a button it is not. */
  isRead?: boolean
}

/** A key of the keyboard. Two, one after the other, are written `G O`. */
export function Kbd({ children, isRead = false }: Props) {
  return children.split(' ').map((key) => (
    <kbd key={key} className={styles.key} data-read={isRead || undefined} aria-hidden={!isRead}>
      {key}
    </kbd>
  ))
}
