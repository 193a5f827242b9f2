import type { ReactNode } from 'react'
import { Tag } from '../../../ui/Tag.tsx'
import type { Offer } from './chosen-variant.ts'
import styles from './StockByBranch.module.css'
import { branchStock, stockText } from './words/stock-words.ts'

/** The number of pieces in stock, and the branches where one can be collected. */
export function StockByBranch({ product, chosen, today }: Pick<Offer, 'product' | 'chosen' | 'today'>) {
  const text = stockText(product, chosen, today)
  return (
    <>
      <p className={text.isNone ? `${styles.left} ${styles.none}` : styles.left} role="status">
        <b>{text.strong}</b> {text.details}
      </p>
      <ul className={`rows ${styles.branches}`}>
        {branchStock(chosen, today).map(({ branch, quantity, when }) => (
          <li key={branch}>
            <b>{branch}</b>
            <span>{quantity > 0 ? when : 'not here today'}</span>
            {stockTag(quantity)}
          </li>
        ))}
      </ul>
    </>
  )
}

function stockTag(quantity: number): ReactNode {
  if (quantity === 0) return <Tag tone="no">none</Tag>
  return quantity === 1 ? <Tag tone="low">last one</Tag> : <Tag tone="yes">{quantity} here</Tag>
}
