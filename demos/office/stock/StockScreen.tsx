import { useSearch } from 'wouter'
import { LowStock } from './LowStock.tsx'
import { MoveStock, moveAsked } from './MoveStock.tsx'

/** What is low, or, where the address names products, moving them. */
export function StockScreen() {
  const search = useSearch()
  const requestedMove = moveAsked(search)
  return requestedMove ? <MoveStock key={search} asked={requestedMove} /> : <LowStock />
}
