import type { ReactNode } from 'react'
import { Tag } from '../../../ui/Tag.tsx'
import type { Branch } from '../../catalogue/product.ts'
import styles from './StockByBranch.module.css'

export type BranchStock = {
  branch: Branch
  quantity: number
  /** `tomorrow from 10:00` */
  when: string
}

type Props = {
  /** `6 in stock`, and `at 50 cm, in three branches`. */
  left: { strong: string; rest: string; isNone: boolean }
  branches: ReadonlyArray<BranchStock>
}

/** How many pieces there are, and where one can be fetched. */
export function StockByBranch({ left, branches }: Props) {
  return (
    <>
      <p className={left.isNone ? `${styles.left} ${styles.none}` : styles.left} role="status">
        <b>{left.strong}</b> {left.rest}
      </p>
      <ul className={`rows ${styles.branches}`}>
        {branches.map(({ branch, quantity, when }) => (
          <li key={branch}>
            <b>{branch}</b>
            <span>{quantity > 0 ? when : 'not here today'}</span>
            {mark(quantity)}
          </li>
        ))}
      </ul>
    </>
  )
}

function mark(quantity: number): ReactNode {
  if (quantity === 0) return <Tag tone="no">none</Tag>
  return quantity === 1 ? <Tag tone="low">last one</Tag> : <Tag tone="yes">{quantity} here</Tag>
}
