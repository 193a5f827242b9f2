import { Link } from '@tanstack/react-router'
import type { Span } from '../../domain/inbox/api/basics.ts'
import { isRefused } from '../api/refused.ts'
import { EmptyState } from '../frame/EmptyState.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { button } from '../ui/Buttons.tsx'
import { Moon } from '../ui/Moon.tsx'
import styles from './NotCounted.module.css'

/** Why there are no numbers: too many enquiries, with the shorter times that work; not yet; or as on every page. */
export function NotCounted({
  error,
  times,
}: {
  error: unknown
  times: ReadonlyArray<readonly [Span, string]>
}) {
  if (!isRefused(error)) return <LoadError error={error} />
  const { countable, stillCounting } = error.body
  if (stillCounting) {
    return (
      <EmptyState sign={<Moon state={{ kind: 'waiting' }} size={56} />} heading="Still counting">
        <p>There are many enquiries in this time. We look again every 5 seconds.</p>
      </EmptyState>
    )
  }
  if (!countable) return <LoadError error={error} />
  return (
    <EmptyState sign={<Moon state={{ kind: 'lost' }} size={56} />} heading="Too many enquiries to count here">
      <p>{error.message}</p>
      {countable.length > 0 && (
        <p className={styles.times}>
          {times
            .filter(([weeks]) => countable.includes(weeks))
            .map(([weeks, words]) => (
              <Link key={weeks} className={button()} to="/numbers" search={{ weeks }}>
                {words}
              </Link>
            ))}
        </p>
      )}
    </EmptyState>
  )
}
