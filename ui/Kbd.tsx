import styles from './Kbd.module.css'

type Props = {
  children: string
  /** Whether it is read out, and shown on phones: in a list of keys, not on a button. */
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
