import { useSyncExternalStore } from 'react'

/** Whether the page runs in a browser and has taken over what the server rendered: until then both show the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false
