import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 40rem)'
const ON_A_PHONE = 2
const ON_A_WIDE_SCREEN = 3

/** How many products are beside each other in a list: as many as Grid.module.css says. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow, () => ON_A_PHONE)
}

function columnsNow(): number {
  return matchMedia(WIDE).matches ? ON_A_WIDE_SCREEN : ON_A_PHONE
}

function subscribe(listener: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
