import styles from './ThingTable.module.css'

/** Room for the rows that are not drawn. It has no cell, so a reader finds nothing in it. */
export function Gap({ px }: { px: number }) {
  return <tr className={styles.gap} style={{ height: px }} />
}
