import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { demoWorker } from '../offline/registration.ts'
import { useShop } from '../shop-data/shop.tsx'
import { type BarNews, barNewsOf } from './bar-news.ts'
import { hasSignal, subscribeSignal } from './signal.ts'

/** The current message of the bar, and the action of its button. */
export function useBarState(): { news: BarNews | null; load: () => void } {
  const { storageStatus } = useShop()
  const isOnline = useSyncExternalStore(subscribeSignal, hasSignal, alwaysTrue)
  const { isNewerHere, isAllHere } = useSyncExternalStore(
    demoWorker.subscribe,
    demoWorker.now,
    demoWorker.onServer,
  )
  useEffect(() => demoWorker.register(), [])
  const news = useMemo(
    () => barNewsOf({ storageStatus, isNewerHere, hasSignal: isOnline, isAllHere }),
    [storageStatus, isNewerHere, isOnline, isAllHere],
  )
  return { news, load: demoWorker.loadNewer }
}

function alwaysTrue(): boolean {
  return true
}
