import { Link } from '@tanstack/react-router'
import { useListTools } from '../enquiries/list/list-tools.tsx'
import { button } from '../ui/button.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './PhoneButtons.module.css'

/** Search, and all that a gesture could do: on phones these are in the header. */
export function PhoneButtons() {
  const { isOpen, toggle } = useListTools()
  return (
    <span className={styles.buttons}>
      <Link className={button('sign')} to="/search" aria-label="Search everything">
        <Icon name="search" />
      </Link>
      <button
        type="button"
        className={button('sign')}
        aria-label="Filter, sort, select"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name="filter" />
      </button>
    </span>
  )
}
