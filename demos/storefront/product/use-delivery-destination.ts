import { useState } from 'react'
import { useShop } from '../../shop-data/shop.tsx'

/** A suburb to estimate delivery for. Any other place is typed at checkout. */
export type Suburb = { name: string; postcode: string }

/** Near and far suburbs; the first is that of the shop's example customer. */
export const SUBURBS: readonly [Suburb, ...ReadonlyArray<Suburb>] = [
  { name: 'Observatory', postcode: '7925' },
  { name: 'Sea Point', postcode: '8005' },
  { name: 'Melville', postcode: '2092' },
  { name: 'Soweto', postcode: '1804' },
  { name: 'Hatfield', postcode: '0083' },
  { name: 'Umhlanga', postcode: '4319' },
  { name: 'Makhanda', postcode: '6139' },
  { name: 'Bloemfontein', postcode: '9301' },
  { name: 'Polokwane', postcode: '0699' },
  { name: 'Upington', postcode: '8801' },
]

/** Outside the component, so that it applies to all products. */
let chosenSuburb: Suburb | null = null

/** The suburb that the visitor chose here, else the one typed at checkout, else the first. */
export function useDeliveryDestination(): [Suburb, (suburb: Suburb) => void] {
  const address = useShop().state?.basket.address
  const [, setRenderCount] = useState(0)
  const typed =
    address?.suburb && address.postcode ? { name: address.suburb, postcode: address.postcode } : null
  const choose = (suburb: Suburb) => {
    chosenSuburb = suburb
    setRenderCount((count) => count + 1)
  }
  return [chosenSuburb ?? typed ?? SUBURBS[0], choose]
}
