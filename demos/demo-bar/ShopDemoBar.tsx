import { useEffect, useSyncExternalStore } from 'react'
import { demoWorker } from '../offline/registration.ts'
import { nowInWords } from '../shop/day-words.ts'
import { useShop } from '../shop-data/shop.tsx'
import { barNewsOf, type BarNews as News } from './bar-news.ts'
import { isOnline, subscribeToConnection } from './connection.ts'
import { DemoBar } from './DemoBar.tsx'
import { type AgencyOffer, usePriceOfToday } from './price-of-today.ts'

/** The demo bar of this browser's shop. */
export function ShopDemoBar({ side, offer }: { side: 'store' | 'office'; offer: AgencyOffer }) {
  const { state, storageStatus, startAgain } = useShop()
  const price = usePriceOfToday(offer.price)
  const worker = useSyncExternalStore(
    demoWorker.subscribe,
    demoWorker.getSnapshot,
    demoWorker.getServerSnapshot,
  )
  const isConnected = useSyncExternalStore(subscribeToConnection, isOnline, () => true)
  const news = barNewsOf({ storageStatus, ...worker, isOnline: isConnected })
  useEffect(() => demoWorker.register(), [])
  return (
    <DemoBar
      side={side}
      offer={{ ...offer, price }}
      beginsAgainAt={state && nowInWords()}
      onStartAgain={() => void startAgain()}
    >
      {news && <BarNews news={news} side={side} onLoad={demoWorker.loadNewer} />}
    </DemoBar>
  )
}

const SENTENCES: Readonly<Record<Exclude<News, 'newer shop' | 'no signal'>, string>> = {
  'not stored':
    'This browser keeps nothing: your shop lasts until you close this tab, and no other tab sees it.',
  full: 'This browser is full: what you do from here on lasts until you close this tab.',
  'no signal, not all cached': 'No signal. What you have opened goes on; other pages wait for it.',
  'reset, unreadable': 'What was kept in this browser could not be read. The shop has started again.',
  'reset, older version': 'The shop was updated since your last visit, and has started again.',
}
const NO_SIGNAL = {
  store: 'No signal. The shop is all here, go on.',
  office: 'No signal. Everything is in this browser, go on packing.',
}

type BarNewsProps = { news: News; side: 'store' | 'office'; onLoad: () => void }

/** The bar's message, in a sentence. */
export function BarNews({ news, side, onLoad }: BarNewsProps) {
  if (news === 'no signal') return NO_SIGNAL[side]
  if (news !== 'newer shop') return SENTENCES[news]
  return (
    <>
      The shop was updated.{' '}
      <button type="button" onClick={onLoad}>
        Load it.
      </button>
    </>
  )
}
