import type { Product } from '../../catalogue/product.ts'
import grid from './Grid.module.css'
import { ProductCard } from './ProductCard.tsx'

export type ProductWithStock = { product: Product; quantity: number; colour?: string | null }

/** A short list of products, all rendered: see VirtualGrid for long ones. */
export function ProductGrid({ products }: { products: ReadonlyArray<ProductWithStock> }) {
  return (
    <ul className={`${grid.grid} ${grid.four}`}>
      {products.map((item) => (
        <ProductCard key={item.product.number} {...item} />
      ))}
    </ul>
  )
}
