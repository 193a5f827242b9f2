import { useSearch } from 'wouter'
import { LowStock } from './LowStock.tsx'
import { MoveStock, moveAsked } from './MoveStock.tsx'

/** The low-stock list, or a transfer if the address names products. */
export function StockScreen() {
  const search = useSearch()
  const requestedMove = moveAsked(search)
  return requestedMove ? <MoveStock key={search} asked={requestedMove} /> : <LowStock />
}
