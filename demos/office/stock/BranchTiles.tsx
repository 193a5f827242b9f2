import { groupedCount } from '../../../domain/wording.ts'
import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import styles from './Stock.module.css'

/** Plainly made up, as all addresses of the shop. */
const STREETS: Readonly<Record<Branch, string>> = {
  Maboneng: 'Workshop Lane 12',
  Woodstock: 'Sawdust Row 4',
  Umhlanga: 'Driftwood Walk 3',
}

type Props = {
  /** Null until they were counted. */
  counts: Readonly<Record<Branch, number>> | null
  branch: Branch
  onBranch: (branch: Branch) => void
}

/** How many products are low in each branch; a press shows them. */
export function BranchTiles({ counts, branch, onBranch }: Props) {
  return (
    <ul className={styles.branches}>
      {BRANCHES.map((one) => (
        <li key={one}>
          <button type="button" aria-pressed={one === branch} onClick={() => onBranch(one)}>
            <b>{one}</b>
            <strong>{counts ? groupedCount(counts[one]) : '…'}</strong> <span>products low</span>
            <small>{STREETS[one]}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
