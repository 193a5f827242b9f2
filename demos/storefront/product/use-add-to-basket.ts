import { useState } from 'react'
import { useShop } from '../../shop-data/shop.tsx'

/** Puts pieces of a variant into the basket, one at a time, and says what came of it. */
export function useAddToBasket({ sku }: { sku: string }) {
  const { state, act } = useShop()
  const [outcome, setOutcome] = useState<'none' | 'on its way' | 'added' | { refused: string }>('none')
  const lines = state?.basket.lines ?? []
  const put = async () => {
    setOutcome('on its way')
    const refusal = await act({ do: 'put in basket', sku, quantity: 1 })
    setOutcome(refusal ? { refused: refusal.sentence } : 'added')
  }
  return {
    isWaiting: outcome === 'on its way',
    isAdded: outcome === 'added',
    refused: typeof outcome === 'object' ? outcome.refused : null,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    ofThis: lines.find((line) => line.sku === sku)?.quantity ?? 0,
    put: () => void put(),
    close: () => setOutcome('none'),
  }
}
