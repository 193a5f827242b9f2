import type { Product } from '../../catalogue/product.ts'
import grid from './Grid.module.css'
import { ProductCard } from './ProductCard.tsx'

export type ProductWithStock = { product: Product; left: number; colour?: string | null }

/** A handful of products, all in the page. */
export function ProductGrid({ products }: { products: ReadonlyArray<ProductWithStock> }) {
  return (
    <ul className={`${grid.grid} ${grid.four}`}>
      {products.map(({ product, left, colour = null }) => (
        <ProductCard key={product.number} product={product} left={left} colour={colour} />
      ))}
    </ul>
  )
}
