import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 80rem)'

/** Whether both sides have room; never on the server, so that nothing is fetched for a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
