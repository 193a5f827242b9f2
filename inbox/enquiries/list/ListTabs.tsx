import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LISTS, type List } from '../../../domain/inbox/facts/kinds.ts'
import { groupedCount } from '../../../domain/wording.ts'
import { useApi } from '../../state/api-context.tsx'
import { queries } from '../../state/queries.ts'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import styles from './ListTabs.module.css'

/** From three digits on the counts are below the moons: next to them a narrow phone has no room for all five. */
const WIDE = 100

/** The five lists as moons, on phones. */
export function ListTabs({ list }: { list: List }) {
  const { data: day } = useQuery(queries.day(useApi()))
  const isWide = Object.values(day?.counts ?? {}).some((count) => count >= WIDE)
  return (
    <nav className={`${styles.lists} ${isWide ? styles.stacked : ''}`} aria-label="Lists">
      {LISTS.map((each) => {
        const { name, moon } = LIST_WORDS[each]
        const isOpen = each === list
        return (
          <Link
            key={each}
            to="/$list"
            params={{ list: each }}
            aria-label={isOpen ? undefined : `${name}, ${groupedCount(day?.counts[each] ?? 0)}`}
            aria-current={isOpen ? 'page' : undefined}
          >
            <Moon state={moon} size={18} />
            <span>{isOpen ? name : day && groupedCount(day.counts[each])}</span>
          </Link>
        )
      })}
    </nav>
  )
}
