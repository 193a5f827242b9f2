import type { List } from '../../../domain/inbox/facts/kinds.ts'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import styles from './NoSelection.module.css'

/** Next to a list on wide screens, while no enquiry is open. */
export function NoSelection({ list, isOnItsWay = false }: { list: List; isOnItsWay?: boolean }) {
  return (
    <section className={styles.nothing} aria-label="No enquiry is open">
      {!isOnItsWay && (
        <>
          <Moon state={LIST_WORDS[list].moon} size={64} />
          <p>Choose an enquiry to read it here.</p>
        </>
      )}
    </section>
  )
}
