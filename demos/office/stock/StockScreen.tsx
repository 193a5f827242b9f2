import { useSearch } from 'wouter'
import { LowStock } from './LowStock.tsx'
import { MoveStock, parseTransferRequest } from './MoveStock.tsx'

/** The low-stock list, or the form for a transfer that the address requests. */
export function StockScreen() {
  const search = useSearch()
  const request = parseTransferRequest(search)
  return request ? <MoveStock key={search} request={request} /> : <LowStock />
}
