import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { demoWorker } from '../offline/registration.ts'
import { useShop } from '../shop-data/shop.tsx'
import { type BarNews, barNewsOf } from './bar-news.ts'
import { hasSignal, subscribeSignal } from './signal.ts'

/** The bar's current message, and the action of its button. */
export function useBarState(): { news: BarNews | null; load: () => void } {
  const { storageStatus } = useShop()
  const isOnline = useSyncExternalStore(subscribeSignal, hasSignal, alwaysTrue)
  const { hasNewerVersion, isFullyCached } = useSyncExternalStore(
    demoWorker.subscribe,
    demoWorker.getSnapshot,
    demoWorker.getServerSnapshot,
  )
  useEffect(() => demoWorker.register(), [])
  const news = useMemo(
    () => barNewsOf({ storageStatus, hasNewerVersion, hasSignal: isOnline, isFullyCached }),
    [storageStatus, hasNewerVersion, isOnline, isFullyCached],
  )
  return { news, load: demoWorker.loadNewer }
}

function alwaysTrue(): boolean {
  return true
}
