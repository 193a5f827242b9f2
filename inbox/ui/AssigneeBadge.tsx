import styles from './AssigneeBadge.module.css'

type Props = {
  person: { name: string; initials: string } | null
  size?: 'small' | 'medium' | 'large'
  isNamed?: boolean
}

/** A member of staff as a rounded square; dashed if unassigned. With `isNamed`, the text beside it has the name. */
export function AssigneeBadge({ person, size = 'small', isNamed = false }: Props) {
  const words = person ? `Assigned to ${person.name}` : 'Unassigned'
  return (
    <span
      className={`${styles.badge} ${styles[size] ?? ''} ${person ? '' : styles.unassigned}`}
      title={isNamed ? undefined : words}
    >
      <span aria-hidden="true">{person?.initials}</span>
      {!isNamed && <span className="visually-hidden">{words}</span>}
    </span>
  )
}
