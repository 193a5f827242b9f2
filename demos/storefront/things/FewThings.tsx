import type { Product } from '../../catalogue/product.ts'
import grid from './Grid.module.css'
import { ProductCard } from './ProductCard.tsx'

export type ThingWithStock = { product: Product; left: number; colour?: string | null }

/** A handful of things, all in the page. */
export function FewThings({ things }: { things: ReadonlyArray<ThingWithStock> }) {
  return (
    <ul className={`${grid.grid} ${grid.four}`}>
      {things.map(({ product, left, colour = null }) => (
        <ProductCard key={product.number} product={product} left={left} colour={colour} />
      ))}
    </ul>
  )
}
