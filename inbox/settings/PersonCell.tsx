import { AssigneeBadge } from '../ui/AssigneeBadge.tsx'
import styles from './PersonCell.module.css'

type Props = { person: { name: string; initials: string } | null; name: string; below: string }

/** A colleague, with a line below the name. */
export function PersonCell({ person, name, below }: Props) {
  return (
    <span className={styles.person}>
      <AssigneeBadge person={person} size="large" named />
      <span>
        <b>{name}</b>
        <small>{below}</small>
      </span>
    </span>
  )
}
