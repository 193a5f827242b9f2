import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moon } from '../ui/Moon.tsx'

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <main>
      <EmptyState
        picture={<Moon state={{ kind: 'lost' }} size={56} />}
        heading="There is nothing at this address"
        isPage
      >
        <Link {...buttonLook({})} to="/$list" params={{ list: 'needs' }}>
          Back to the list
        </Link>
      </EmptyState>
    </main>
  )
}
