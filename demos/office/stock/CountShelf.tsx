import { useState } from 'react'
import { useLocation } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { useProductSearch } from '../../search/use-product-search.ts'
import { binLocationOf, currentProduct, type ProductOverrides } from '../../shop/current-product.ts'
import { SearchField } from '../ui/SearchField.tsx'
import styles from './Stock.module.css'

const HITS = 8

type Props = { isOpen: boolean; onClose: () => void; overrides: ProductOverrides }

/** Finds the product that is counted; it is counted in its own table of branches and sizes. */
export function CountShelf({ isOpen, onClose, overrides }: Props) {
  const [words, setWords] = useState('')
  const [, go] = useLocation()
  const { answer } = useProductSearch(words.trim() === '' ? null : { words, withHidden: true })
  const hits = words.trim() === '' ? [] : [...(answer?.numbers.slice(0, HITS) ?? [])]
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="box"
      heading="Count a shelf"
      question="Which product do you count? Next, enter the stock of each branch by size and colour."
    >
      <div className={styles.count}>
        <SearchField label="Product" hint="Name or number" value={words} onType={setWords} />
      </div>
      <ul className={styles.hits}>
        {hits.map((number) => {
          const product = currentProduct(overrides, number)
          return (
            product && (
              <li key={number}>
                <button type="button" onClick={() => go(officeAddresses.product(number))}>
                  {product.name} <small>shelf {binLocationOf(overrides, product)}</small>
                </button>
              </li>
            )
          )
        })}
      </ul>
    </Dialog>
  )
}
