import type { ReactNode } from 'react'
import type { Branch } from '../../catalogue/product.ts'
import { Tag } from '../parts/Tag.tsx'
import styles from './StockByBranch.module.css'

export type BranchStock = {
  branch: Branch
  pieces: number
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
      <ul className={styles.branches}>
        {branches.map(({ branch, pieces, when }) => (
          <li key={branch}>
            <b>{branch}</b>
            <span>{pieces > 0 ? when : 'not here today'}</span>
            {mark(pieces)}
          </li>
        ))}
      </ul>
    </>
  )
}

function mark(pieces: number): ReactNode {
  if (pieces === 0) return <Tag tone="no">none</Tag>
  return pieces === 1 ? <Tag tone="low">last one</Tag> : <Tag tone="yes">{pieces} here</Tag>
}
