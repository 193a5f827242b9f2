import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { groupedCount } from '../../../domain/wording.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { officeAddresses, transferAddress } from '../../addresses.ts'
import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { useProductSearch } from '../../search/use-product-search.ts'
import { BRANCH_FACTS } from '../../shop/places.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { FilterTiles } from '../ui/FilterTiles.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { LowStockTable } from './LowStockTable.tsx'
import { lowStockRow } from './low-stock-row.ts'
import { ProductPicker } from './ProductPicker.tsx'
import styles from './Stock.module.css'
import { TransfersInTransit } from './TransfersInTransit.tsx'

const PAGE_SIZE = 24

/** The products that are low in a branch, and the transfers in transit. */
export function LowStock() {
  const { state, me } = useOffice()
  const ownBranch = BRANCHES.find((branch) => branch === me.branch)
  const [branch, setBranch] = useState<Branch>(ownBranch ?? 'Umhlanga')
  const [rowCount, setRowCount] = useState(PAGE_SIZE)
  const [isCounting, setIsCounting] = useState(false)
  const { answer } = useProductSearch({ lowIn: branch, sort: 'number', withHidden: true })
  const { answer: lowAnswer } = useProductSearch({ status: 'low', sort: 'number', withHidden: true })
  const lowCountOf = (branch: Branch) =>
    lowAnswer?.facets.lowIn.find(({ value }) => value === branch)?.count ?? 0
  const numbers = answer?.numbers ?? new Uint16Array()
  const rows = [...numbers.slice(0, rowCount)].flatMap((number) => lowStockRow(state, number, branch) ?? [])
  const inTransit = state.transfers.filter(({ arrivedAt }) => arrivedAt === null)
  useTitle('Low stock')
  return (
    <>
      <ScreenHead
        title="Low stock"
        actions={
          <>
            <Button onClick={() => setIsCounting(true)}>Count a shelf</Button>
            <Link {...buttonLook({ kind: 'accent' })} href={transferAddress([])}>
              Move stock
            </Link>
          </>
        }
      />
      {inTransit.length > 0 && <TransfersInTransit transfers={inTransit} />}
      <FilterTiles
        label="Branches"
        tiles={BRANCHES.map((branch) => ({
          key: branch,
          count: lowAnswer ? groupedCount(lowCountOf(branch)) : '…',
          word: branch,
          sum: (
            <>
              products low<span className="wide-only">, {BRANCH_FACTS[branch].street}</span>
            </>
          ),
          tone: 'sand',
        }))}
        chosen={branch}
        onChoose={(key) => {
          setBranch(key)
          setRowCount(PAGE_SIZE)
        }}
      />
      <LowStockTable branch={branch} rows={answer && rows} />
      <p className={`cluster between ${styles.foot}`}>
        <span role="status">
          {!answer && 'Loading the stock …'}
          {answer && (
            <>
              Rows 1 to {rows.length} of <b>{groupedCount(numbers.length)}</b> in {branch}
            </>
          )}
        </span>
        <span className="wide-only muted">
          {lowAnswer && `${groupedCount(lowAnswer.numbers.length)} products are low somewhere. `}A product is
          low where a branch is below its low-stock level.
        </span>
      </p>
      {rowCount < numbers.length && (
        <Button onClick={() => setRowCount(rowCount + PAGE_SIZE)}>Show {PAGE_SIZE} more</Button>
      )}
      <CountDialog isOpen={isCounting} onClose={() => setIsCounting(false)} />
    </>
  )
}

/** Finds the product to count and opens its screen, where the count is entered. */
function CountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [, go] = useLocation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading="Count a shelf"
      question="Which product do you count? Next, enter the stock of each branch by size and colour."
    >
      <ProductPicker
        label="Product"
        placeholder="Name or number"
        maxHits={8}
        showsBinLocation
        onPick={({ number }) => go(officeAddresses.product(number))}
      />
    </Dialog>
  )
}
