import styles from './AssigneeBadge.module.css'

type Props = {
  person: { name: string; initials: string } | null
  size?: 'small' | 'post' | 'large'
  named?: boolean
}

/** A member of staff as a rounded square; nobody as a dashed one. `named` leaves the words to what stands beside it. */
export function AssigneeBadge({ person, size = 'small', named = false }: Props) {
  const words = person ? `Assigned to ${person.name}` : 'Unassigned'
  return (
    <span
      className={`${styles.who} ${styles[size]} ${person ? '' : styles.nobody}`}
      title={named ? undefined : words}
    >
      <span aria-hidden="true">{person?.initials}</span>
      {!named && <span className={styles.words}>{words}</span>}
    </span>
  )
}
