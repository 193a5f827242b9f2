import { Link, type LinkProps } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './PhoneBar.module.css'

type Props = { name: string; place: string | null; back: LinkProps; next: LinkProps | null }

/** Above an open enquiry on phones: the way back, its position in the list, and the next one. */
export function PhoneBar({ name, place, back, next }: Props) {
  return (
    <div className={styles.bar}>
      <Link {...back} className={button('sign')} aria-label="Back to the list">
        <Icon name="back" />
      </Link>
      <b>{name}</b>
      {place && <span className={styles.place}>{place}</span>}
      {next && (
        <Link {...next} className={button('sign')} aria-label="Next">
          <Icon name="next" />
        </Link>
      )}
    </div>
  )
}
