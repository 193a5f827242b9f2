import { Icon } from '../../ui/Icon.tsx'
import styles from './DisclosureButton.module.css'

type Props = { name: string; about: string; isShown: boolean; onTurn: () => void }

/** Shows and hides something that came with a message. */
export function DisclosureButton({ name, about, isShown, onTurn }: Props) {
  return (
    <button type="button" className={styles.clip} aria-expanded={isShown} onClick={onTurn}>
      <Icon name="tag" size="small" />
      {name}
      <small>
        <bdi>{about}</bdi>
      </small>
    </button>
  )
}
