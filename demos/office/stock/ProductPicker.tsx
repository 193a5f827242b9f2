import { useState } from 'react'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { Product } from '../../catalogue/product.ts'
import { useProductSearch } from '../../search/use-product-search.ts'
import { binLocationOf, currentProduct } from '../../shop/current-product.ts'
import { useOffice } from '../frame/office.ts'
import styles from './Stock.module.css'

type Props = {
  label: string
  placeholder: string
  maxHits: number
  showsBinLocation?: boolean
  onPick: (product: Product) => void
}

/** A search field with a list of products, one of which is picked. */
export function ProductPicker({ label, placeholder, maxHits, showsBinLocation = false, onPick }: Props) {
  const { state } = useOffice()
  const [words, setWords] = useState('')
  const isEmpty = words.trim() === ''
  const { answer } = useProductSearch(isEmpty ? null : { words, withHidden: true })
  const numbers = isEmpty ? [] : [...(answer?.numbers.slice(0, maxHits) ?? [])]
  return (
    <>
      <SearchField shortcut="/" label={label} placeholder={placeholder} value={words} onType={setWords} />
      <ul className={`rows ${styles.hits}`}>
        {numbers
          .flatMap((number) => currentProduct(state, number) ?? [])
          .map((product) => (
            <li key={product.number}>
              <button
                type="button"
                onClick={() => {
                  setWords('')
                  onPick(product)
                }}
              >
                {product.name} {showsBinLocation && <small>shelf {binLocationOf(state, product)}</small>}
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}
