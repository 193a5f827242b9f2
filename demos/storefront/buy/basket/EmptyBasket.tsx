import type { ReactNode } from 'react'
import { storeAddresses } from '../../../addresses.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'

type Props = {
  /** A basket, without a wall. */
  picture: ReactNode
  takenOut: ReactNode
}

export function EmptyBasket({ picture, takenOut }: Props) {
  return (
    <OneColumn>
      <h1 tabIndex={-1}>Basket</h1>
      {takenOut}
      <EmptyState
        picture={picture}
        heading="It carries well, but it is empty"
        words="What you put in stays here, in this browser, until you buy it or start again."
      >
        <ButtonLink href={storeAddresses.home}>See what is new</ButtonLink>
      </EmptyState>
    </OneColumn>
  )
}
