import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import { foundCount } from '../../../domain/inbox/words/headings.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { type EnquiriesRoute, hasFilter, listRoute } from '../../state/enquiries-route.ts'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import styles from './EmptyList.module.css'

/** The message in an empty list, or after a search without results. */
export function EmptyList({
  address,
  list,
  suggestion,
  isCapped,
}: {
  address: EnquiriesRoute
  list: List
  suggestion: string | null
  isCapped: boolean
}) {
  if (address.isSearch) return <NoResults q={address.q} suggestion={suggestion} isCapped={isCapped} />
  const { emptyHeading, emptyHint, moon } = LIST_WORDS[list]
  if (hasFilter(address)) {
    return (
      <EmptyState
        picture={<Moon state={{ kind: 'waiting' }} size={56} />}
        heading="Nothing here with this filter"
      >
        <Link {...buttonLook({})} {...listRoute({ ...address, filter: {} }, list)}>
          Show all
        </Link>
      </EmptyState>
    )
  }
  return <EmptyState picture={<Moon state={moon} size={56} />} heading={emptyHeading} words={emptyHint} />
}

function NoResults({ q, suggestion, isCapped }: { q: string; suggestion: string | null; isCapped: boolean }) {
  if (q === '') return null
  return (
    <EmptyState
      picture={<Moon state={{ kind: 'waiting' }} size={56} />}
      heading={foundCount(0, q, isCapped)}
      words="Names, contact details, products, messages, answers and notes were searched, in every list."
    >
      {suggestion && (
        <Link {...buttonLook({})} to="/search" search={{ q: suggestion }}>
          Search for “{suggestion}”
        </Link>
      )}
      <Link {...buttonLook({ kind: 'plain' })} to="/search">
        Clear
      </Link>
    </EmptyState>
  )
}

const SKELETON_DELAY_MS = 300
const LINE_WIDTHS_PERCENT = [
  [52, 70, 88],
  [60, 64, 92],
  [44, 76, 80],
  [57, 58, 90],
  [49, 72, 85],
] as const

/** The placeholder for rows that take longer than 300 ms to load. */
export function SkeletonRows() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <ul aria-busy="true" aria-label="Loading">
      {LINE_WIDTHS_PERCENT.map((widths) => (
        <li key={widths[0]} className={styles.row}>
          <Moon state={{ kind: 'waiting' }} size={31} />
          {widths.map((width) => (
            <span key={width} className={styles.line} style={{ width: `${width}%` }} />
          ))}
        </li>
      ))}
    </ul>
  )
}
