import { useState } from 'react'
import { useLocation } from 'wouter'
import { groupedCount, pluralised } from '../../../domain/wording.ts'
import { moveAddress, officeAddresses } from '../../addresses.ts'
import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { useProductSearch } from '../../search/use-product-search.ts'
import { binLocationOf, currentProduct, type ProductOverrides } from '../../shop/current-product.ts'
import { BRANCH_FACTS } from '../../shop/places.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { InTransit } from './InTransit.tsx'
import { LowTable } from './LowTable.tsx'
import { lowRow } from './low-row.ts'
import styles from './Stock.module.css'

const AT_ONCE = 24

/** What is low in a branch, what is on the road to it, and who could help. */
export function LowStock() {
  const { state, me, act } = useOffice()
  const own = BRANCHES.find((one) => one === me.branch)
  const [branch, setBranch] = useState<Branch>(own ?? 'Umhlanga')
  const [shown, setShown] = useState(AT_ONCE)
  const [isCounting, setIsCounting] = useState(false)
  const { answer } = useProductSearch({ lowIn: branch, sort: 'number', withHidden: true })
  const { answer: low } = useProductSearch({ only: 'low', sort: 'number', withHidden: true })
  const numbers = answer?.numbers ?? new Uint16Array()
  const rows = [...numbers.slice(0, shown)].flatMap((number) => lowRow(state, number, branch) ?? [])
  const onRoad = state.transfers.filter(({ arrivedAt }) => arrivedAt === null)
  useTitle('Low stock')
  return (
    <>
      <ScreenHead
        title="Low stock"
        acts={
          <>
            <Button kind="white" onPress={() => setIsCounting(true)}>
              Count a shelf
            </Button>
            <ButtonLink href={moveAddress([])}>Move stock</ButtonLink>
          </>
        }
      />
      {onRoad.length > 0 && (
        <div className={styles.above}>
          <InTransit
            transfers={onRoad}
            overrides={state}
            onReceive={({ id, quantity, to }) =>
              void act(
                { do: 'receive transfer', id },
                `${quantity} ${pluralised(quantity, 'piece')} received in ${to}`,
              )
            }
          />
        </div>
      )}
      <BranchTiles
        counts={low && countsByBranch(low.facets.lowIn)}
        branch={branch}
        onBranch={(one) => {
          setBranch(one)
          setShown(AT_ONCE)
        }}
      />
      <LowTable branch={branch} rows={answer && rows} />
      <p className={styles.foot}>
        <span role="status">
          {!answer && 'Loading the stock …'}
          {answer && (
            <>
              Rows 1 to {rows.length} of <b>{groupedCount(numbers.length)}</b> in {branch}
            </>
          )}
        </span>
        <span className={styles.wide}>
          {low && `${groupedCount(low.numbers.length)} products are low somewhere. `}A product is low where a
          branch is below its low-stock level.
        </span>
      </p>
      {rows.length < numbers.length && (
        <Button kind="white" onPress={() => setShown(shown + AT_ONCE)}>
          Show {AT_ONCE} more
        </Button>
      )}
      <CountShelf isOpen={isCounting} onClose={() => setIsCounting(false)} overrides={state} />
    </>
  )
}

function countsByBranch(facet: ReadonlyArray<{ value: string; count: number }>): Record<Branch, number> {
  const of = (branch: Branch) => facet.find(({ value }) => value === branch)?.count ?? 0
  return { Maboneng: of('Maboneng'), Woodstock: of('Woodstock'), Umhlanga: of('Umhlanga') }
}

type Props = {
  /** Null until they were counted. */
  counts: Readonly<Record<Branch, number>> | null
  branch: Branch
  onBranch: (branch: Branch) => void
}

/** How many products are low in each branch; a press shows them. */
function BranchTiles({ counts, branch, onBranch }: Props) {
  return (
    <ul className={styles.branches}>
      {BRANCHES.map((one) => (
        <li key={one}>
          <button type="button" aria-pressed={one === branch} onClick={() => onBranch(one)}>
            <b>{one}</b>
            <strong>{counts ? groupedCount(counts[one]) : '…'}</strong> <span>products low</span>
            <small>{BRANCH_FACTS[one].street}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

const HITS = 8

type CountShelfProps = { isOpen: boolean; onClose: () => void; overrides: ProductOverrides }

/** Finds the product that is counted; it is counted in its own table of branches and sizes. */
function CountShelf({ isOpen, onClose, overrides }: CountShelfProps) {
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
