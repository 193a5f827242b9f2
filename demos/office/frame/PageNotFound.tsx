import { Link } from 'wouter'
import { buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { officeAddresses } from '../../addresses.ts'
import { MARKET_BASKET_PRODUCT, ProductDrawing } from '../../parts/ProductDrawing.tsx'
import { useTitle } from './office.ts'

const HEADING = 'The office has no such page'

/** The page for unknown addresses of the office. */
export function PageNotFound() {
  useTitle(HEADING)
  return (
    <EmptyState
      isPage
      picture={<ProductDrawing number={MARKET_BASKET_PRODUCT} />}
      heading={HEADING}
      words="Perhaps the end of the link was cut off on its way to you. Nothing is lost: your orders and your stock are where you left them."
    >
      <Link {...buttonLook({ kind: 'accent' })} href={officeAddresses.orders}>
        To the orders
      </Link>
      <Link {...buttonLook({})} href={officeAddresses.products}>
        To the products
      </Link>
    </EmptyState>
  )
}
