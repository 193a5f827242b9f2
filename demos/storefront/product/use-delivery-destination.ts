import { useState } from 'react'
import { useShop } from '../../shop-data/shop.tsx'
import { SUBURBS, type Suburb } from './suburbs.ts'

/** Of the page's life: a product is looked at with the same suburb as the previous one. */
let chosen: Suburb | null = null

/** Where products would be sent to: as chosen here, else as typed at checkout. */
export function useDeliveryDestination(): [Suburb, (suburb: Suburb) => void] {
  const address = useShop().state?.basket.address
  const [, setTurn] = useState(0)
  const typed =
    address?.suburb && address.postcode ? { name: address.suburb, postcode: address.postcode } : null
  const choose = (suburb: Suburb) => {
    chosen = suburb
    setTurn((turn) => turn + 1)
  }
  return [chosen ?? typed ?? SUBURBS[0], choose]
}
