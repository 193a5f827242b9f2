import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { Moon } from '../ui/Moon.tsx'
import { EmptyState } from './EmptyState.tsx'

/** For an address that the inbox does not have. */
export function NotFoundPage() {
  return (
    <main>
      <EmptyState
        sign={<Moon state={{ kind: 'lost' }} size={56} />}
        heading="There is nothing at this address"
        level="h1"
      >
        <Link className={button()} to="/$list" params={{ list: 'needs' }}>
          Back to the list
        </Link>
      </EmptyState>
    </main>
  )
}
