import { createContext, use } from 'react'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { currentProduct, type Things, thingOf } from '../../shop/things.ts'
import styles from './Picture.module.css'

/** What the office changed of things and added to them: without it they are as drawn. */
export const ThingsContext = createContext<Things>({ edits: {}, added: [] })

type Props = {
  /** Its number, or the sku of a variant, whose colour it then wears. */
  thing: number | string
  /** In pixels, or as wide as its place. */
  size: 28 | 40 | 44 | 48 | 72 | 84 | 190 | 'fill'
  /** Without its wall. */
  isBare?: boolean
}

/** A thing beside its name: decoration. */
export function Picture({ thing, size, isBare = false }: Props) {
  const found = useThing(thing)
  return (
    <span className={styles.picture} data-size={size} data-bare={isBare || undefined} aria-hidden="true">
      {found && (
        <ProductPicture
          product={found.product}
          {...(found.colour !== null && { colour: found.colour })}
          wall={!isBare}
        />
      )}
    </span>
  )
}

function useThing(thing: number | string) {
  const things = use(ThingsContext)
  if (typeof thing === 'number') {
    const product = currentProduct(things, thing)
    return product && { product, colour: null }
  }
  const found = thingOf(things, thing)
  return found && { product: found.product, colour: found.variant.colour }
}
