import type { ListItem } from './list-items.ts'
import styles from './RowsHeading.module.css'

type Props = {
  item: ListItem<unknown> | undefined
  index: number
  measure: (element: Element | null) => void
}

/** The heading of a group of rows, with how many they are. */
export function RowsHeading({ item, index, measure }: Props) {
  if (item?.kind !== 'heading') return null
  const isRed = item.group === 'Late' || item.group === 'Not delivered'
  return (
    <h2 ref={measure} data-index={index} className={`${styles.heading} ${isRed ? styles.red : ''}`}>
      {item.group}
      {item.count !== null && <span>{item.count}</span>}
    </h2>
  )
}
