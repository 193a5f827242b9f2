import styles from './Tags.module.css'

/** A row of small labels; one with an address is a link with a target of 44 px. */
export function Tags({ items }: { items: ReadonlyArray<string | { label: string; href: string }> }) {
  return (
    <ul className={styles.tags}>
      {items.map((item) =>
        typeof item === 'string' ? (
          <li key={item} className={`edged ${styles.tag}`}>
            {item}
          </li>
        ) : (
          <li key={item.href}>
            <a href={item.href} className={styles.link}>
              <span className={`edged ${styles.tag}`}>{item.label}</span>
            </a>
          </li>
        ),
      )}
    </ul>
  )
}
