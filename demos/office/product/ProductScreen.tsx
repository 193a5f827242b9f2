import { Link, useSearch } from 'wouter'
import { buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { officeAddresses } from '../../addresses.ts'
import { ProductDrawing } from '../../parts/ProductDrawing.tsx'
import { currentProduct } from '../../shop/current-product.ts'
import { hasPermission } from '../../shop/rights.ts'
import { useOffice } from '../frame/office.ts'
import { NewProduct } from './NewProduct.tsx'
import { ProductDetails } from './ProductDetails.tsx'

/** The oak stool. */
const PICTURED_PRODUCT = 5

/** The product of the address, or the form for a new one. */
export function ProductScreen() {
  const { state, role } = useOffice()
  const searchParams = new URLSearchParams(useSearch())
  const number = searchParams.get('number') ?? ''
  if (number === 'new' && hasPermission(role, 'change products'))
    return <NewProduct name={searchParams.get('name') ?? ''} />
  const product = currentProduct(state, Number(number))
  if (product) return <ProductDetails key={product.number} product={product} />
  return (
    <EmptyState
      isPage
      picture={<ProductDrawing number={PICTURED_PRODUCT} />}
      heading="No product has this number"
      words="It may have been taken back, or typed wrong. Products are found by name, too."
    >
      <Link {...buttonLook({ kind: 'accent' })} href={officeAddresses.products}>
        To the products
      </Link>
    </EmptyState>
  )
}
