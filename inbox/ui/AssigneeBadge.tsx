import styles from './AssigneeBadge.module.css'

type Props = {
  person: { name: string; initials: string } | null
  size?: 'small' | 'post' | 'large'
  named?: boolean
}

/** A member of staff as a rounded square; a dashed one if unassigned. With `named`, the text beside it contains the name. */
export function AssigneeBadge({ person, size = 'small', named = false }: Props) {
  const words = person ? `Assigned to ${person.name}` : 'Unassigned'
  return (
    <span
      className={`${styles.badge} ${styles[size] ?? ''} ${person ? '' : styles.unassigned}`}
      title={named ? undefined : words}
    >
      <span aria-hidden="true">{person?.initials}</span>
      {!named && <span className="visually-hidden">{words}</span>}
    </span>
  )
}
