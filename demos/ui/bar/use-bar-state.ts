import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useShop } from '../../data/shop.tsx'
import { demoWorker } from '../../service-worker/registration.ts'
import { type BarNews, barNewsOf } from './bar-news.ts'
import { isPriceOfToday, subscribeSignal } from './signal.ts'

/** What the bar has to say now, and what its button does. */
export function useBarState(): { news: BarNews | null; isPriceOfToday: boolean; load: () => void } {
  const { keeping } = useShop()
  const hasSignal = useSyncExternalStore(subscribeSignal, signalNow, always)
  const hasPrice = useSyncExternalStore(subscribeSignal, isPriceOfToday, always)
  const { isNewerHere, isAllHere } = useSyncExternalStore(
    demoWorker.subscribe,
    demoWorker.now,
    demoWorker.onServer,
  )
  useEffect(() => demoWorker.register(), [])
  const news = useMemo(
    () => barNewsOf({ keeping, isNewerHere, hasSignal, isAllHere }),
    [keeping, isNewerHere, hasSignal, isAllHere],
  )
  return { news, isPriceOfToday: hasPrice, load: demoWorker.loadNewer }
}

function signalNow(): boolean {
  return navigator.onLine
}

function always(): boolean {
  return true
}
