import { useShop } from '../shop-data/shop.tsx'
import type { AgencyOffer } from './agency-offer.ts'
import { BarNews } from './BarNews.tsx'
import { DemoBar } from './DemoBar.tsx'
import { nowInWords } from './now-in-words.ts'
import { usePriceOfToday } from './price-of-today.ts'
import { useBarState } from './use-bar-state.ts'

type Props = { side: 'store' | 'office'; offer: AgencyOffer }

/** The demo bar of this browser's shop. */
export function ShopDemoBar({ side, offer }: Props) {
  const { state, startAgain } = useShop()
  const { news, load } = useBarState()
  const price = usePriceOfToday(offer.price)
  return (
    <DemoBar
      side={side}
      offer={{ ...offer, price }}
      beginsAgainAt={state && nowInWords()}
      onStartAgain={() => void startAgain()}
    >
      {news && <BarNews news={news} side={side} onLoad={load} />}
    </DemoBar>
  )
}
