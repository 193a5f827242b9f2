import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moon } from '../ui/Moon.tsx'
import { BackToTheList } from './LoadError.tsx'

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <main>
      <EmptyState
        picture={<Moon state={{ kind: 'lost' }} size={56} />}
        heading="There is nothing at this address"
        isPage
      >
        <BackToTheList />
      </EmptyState>
    </main>
  )
}
