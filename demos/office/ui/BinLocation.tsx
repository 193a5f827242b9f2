import styles from './BinLocation.module.css'

type Props = { children: string; size?: 'list' | 'pick'; isPicked?: boolean }

/** The aisle and shelf of a variant, readable from two steps away. */
export function BinLocation({ children, size = 'list', isPicked = false }: Props) {
  return (
    <b className={styles.mark} data-size={size} data-picked={isPicked || undefined}>
      <span className="visually-hidden">Shelf </span>
      {children}
    </b>
  )
}
