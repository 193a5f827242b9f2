import type { ReactNode } from 'react'
import { storeAddresses } from '../../../addresses.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'

type Props = {
  /** A basket, without a wall. */
  picture: ReactNode
  takenOut: ReactNode
}

export function EmptyBasketScreen({ picture, takenOut }: Props) {
  return (
    <OneColumn>
      <h1 tabIndex={-1}>Basket</h1>
      {takenOut}
      <Nothing
        picture={picture}
        heading="It carries well, but it is empty"
        way={{ words: 'See what is new', href: storeAddresses.home }}
      >
        What you put in stays here, in this browser, until you buy it or start again.
      </Nothing>
    </OneColumn>
  )
}
