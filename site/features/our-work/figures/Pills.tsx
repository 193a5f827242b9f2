import styles from './sheet.module.css'

type Props = { items: ReadonlyArray<string>; chosen: string; className?: string | undefined }

/** Choices of which one is taken. */
export function Pills({ items, chosen, className = '' }: Props) {
  return (
    <ul className={`${styles.pills} ${className}`}>
      {items.map((item) => (
        <li key={item} data-chosen={item === chosen ? '' : undefined}>
          {item}
          {item === chosen && <span className="visually-hidden"> (chosen)</span>}
        </li>
      ))}
    </ul>
  )
}
