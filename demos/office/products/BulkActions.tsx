import { useState } from 'react'
import { useLocation } from 'wouter'
import { counted, groupedCount, percent, pluralised } from '../../../domain/wording.ts'
import { moveAddress } from '../../addresses.ts'
import type { Command } from '../../shop/command.ts'
import { isHidden } from '../../shop/current-product.ts'
import { downloadProductsCsv } from '../csv/write-csv.ts'
import { useOffice } from '../frame/office.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './BulkBar.module.css'
import { PriceDialog, ThresholdDialog } from './BulkDialogs.tsx'

type Props = { chosen: ReadonlySet<number>; outOf: number; onAll: () => void; onNone: () => void }

/** What is done to all that is chosen. Each says what it did, and can be undone for ten seconds. */
export function BulkActions({ chosen, outOf, onAll, onNone }: Props) {
  const { state, act } = useOffice()
  const [open, setOpen] = useState<Bulk | null>(null)
  const [, go] = useLocation()
  const numbers = [...chosen]
  const areHidden = numbers.every((number) => isHidden(state, number))
  const products = counted(numbers.length, 'product')
  const does = async (command: Command, says: string) => {
    setOpen(null)
    await act(command, says)
  }
  const hide = (hidden: boolean) =>
    does(
      { do: 'edit products', numbers, edit: { isHidden: hidden } },
      `${products} ${hidden ? 'hidden from' : 'back in'} the shop`,
    )
  const begin = (bulk: Bulk) => {
    if (bulk === 'hide' || bulk === 'show') void hide(bulk === 'hide')
    else if (bulk === 'move') go(moveAddress(numbers))
    else if (bulk === 'csv') void downloadProductsCsv(state, numbers)
    else setOpen(bulk)
  }
  return (
    <>
      <BulkBar
        count={numbers.length}
        outOf={outOf}
        areHidden={areHidden}
        onAll={onAll}
        onNone={onNone}
        onBulk={begin}
      />
      <PriceDialog
        isOpen={open === 'price'}
        onClose={() => setOpen(null)}
        overrides={state}
        numbers={numbers}
        onPrice={(bps) =>
          does(
            { do: 'change prices', numbers, bps },
            `${counted(numbers.length, 'price')} ${bps < 0 ? 'lowered' : 'raised'} by ${percent(Math.abs(bps))}`,
          )
        }
      />
      <ThresholdDialog
        isOpen={open === 'low-stock level'}
        onClose={() => setOpen(null)}
        overrides={state}
        numbers={numbers}
        onLine={(line) =>
          does(
            { do: 'edit products', numbers, edit: { lowStockThresholds: [line, line, line] } },
            `Low-stock level of ${products} is ${line} ${pluralised(line, 'piece')} in every branch`,
          )
        }
      />
    </>
  )
}

type Bulk = 'price' | 'low-stock level' | 'move' | 'hide' | 'show' | 'csv'

type BulkBarProps = {
  count: number
  /** How many the list has. */
  outOf: number
  /** Whether all chosen ones are hidden: then they can be shown. */
  areHidden: boolean
  onAll: () => void
  onNone: () => void
  onBulk: (bulk: Bulk) => void
}

/** What can be done to everything that is chosen. */
function BulkBar({ count, outOf, areHidden, onAll, onNone, onBulk }: BulkBarProps) {
  return (
    <section className={styles.bar} data-thumb-bar="" aria-label="What to do with what is chosen">
      <p role="status">
        <b>{groupedCount(count)} chosen</b>
        {outOf === 0 && <span>, none of them on this list</span>}
      </p>
      {count < outOf && (
        <button type="button" className={styles.all} onClick={onAll}>
          All {groupedCount(outOf)}
        </button>
      )}
      <span className={styles.acts}>
        <Button kind="white" onPress={() => onBulk('price')}>
          Price
        </Button>
        <Button kind="white" onPress={() => onBulk('low-stock level')}>
          Low-stock level
        </Button>
        <Button kind="white" onPress={() => onBulk('move')}>
          Move stock
        </Button>
        <Button kind="white" onPress={() => onBulk(areHidden ? 'show' : 'hide')}>
          {areHidden ? 'Show' : 'Hide'}
        </Button>
        <Button kind="white" onPress={() => onBulk('csv')}>
          CSV out
        </Button>
      </span>
      <button type="button" className={styles.none} aria-label="Choose none" onClick={onNone}>
        <Icon name="cross" />
      </button>
    </section>
  )
}
