import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { useKeys } from '../../ui/keys.ts'
import { lazyPart } from '../state/lazy-part.ts'

const keysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** Keys that work on every page: lists, search and the list of all keys. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [isShown, setShown] = useState(false)
  useKeys({
    'g i': () => void navigate({ to: '/$list', params: { list: 'needs' } }),
    'g w': () => void navigate({ to: '/$list', params: { list: 'waiting' } }),
    'g h': () => void navigate({ to: '/$list', params: { list: 'held' } }),
    '/': () => focusSearch(() => void navigate({ to: '/search' })),
    '?': () => setShown(true),
  })
  return (
    <>
      {children}
      {isShown && (
        <Suspense>
          <keysDialog.Part onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The field of the page, where one is shown; else the page of the search, which takes the focus itself. */
function focusSearch(otherwise: () => void): void {
  const field = document.querySelector<HTMLInputElement>('[data-search-everything]')
  if (field && field.getClientRects().length > 0) field.focus()
  else otherwise()
}
