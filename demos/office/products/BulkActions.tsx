import { useState } from 'react'
import { useLocation } from 'wouter'
import { counted, groupedCount, percent, pluralised } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { transferAddress } from '../../addresses.ts'
import { perBranch } from '../../catalogue/product.ts'
import type { Command } from '../../shop/command.ts'
import { isHidden } from '../../shop/current-product.ts'
import { downloadProductsCsv } from '../csv/write-csv.ts'
import { useOffice } from '../frame/office.ts'
import styles from './BulkBar.module.css'
import { PriceDialog, ThresholdDialog } from './BulkDialogs.tsx'

type Props = { chosen: ReadonlySet<number>; listCount: number; onAll: () => void; onNone: () => void }

/** The actions on all selected products. */
export function BulkActions({ chosen, listCount, onAll, onNone }: Props) {
  const { state, act } = useOffice()
  const [openDialog, setOpenDialog] = useState<'price' | 'low-stock level' | null>(null)
  const [, go] = useLocation()
  const numbers = [...chosen]
  const areAllHidden = numbers.every((number) => isHidden(state, number))
  const products = counted(numbers.length, 'product')
  const run = async (command: Command, toastTitle: string) => {
    setOpenDialog(null)
    await act(command, toastTitle)
  }
  const setHidden = (isHidden: boolean) =>
    run(
      { do: 'edit products', numbers, edit: { isHidden } },
      `${products} ${isHidden ? 'hidden from' : 'back in'} the shop`,
    )
  return (
    <>
      <section
        className={`night ${styles.bar}`}
        data-thumb-bar=""
        aria-label="What to do with what is chosen"
      >
        <p role="status">
          <b>{groupedCount(numbers.length)} chosen</b>
          {listCount === 0 && <span>, none of them on this list</span>}
        </p>
        {numbers.length < listCount && (
          <Button kind="link" onClick={onAll}>
            All {groupedCount(listCount)}
          </Button>
        )}
        <span className={styles.acts}>
          <Button onClick={() => setOpenDialog('price')}>Price</Button>
          <Button onClick={() => setOpenDialog('low-stock level')}>Low-stock level</Button>
          <Button onClick={() => go(transferAddress(numbers))}>Move stock</Button>
          <Button onClick={() => void setHidden(!areAllHidden)}>{areAllHidden ? 'Show' : 'Hide'}</Button>
          <Button onClick={() => void downloadProductsCsv(state, numbers)}>CSV out</Button>
        </span>
        <Button size="icon" className={styles.none} aria-label="Choose none" onClick={onNone}>
          <Icon path={icons.cross} size={18} />
        </Button>
      </section>
      <PriceDialog
        isOpen={openDialog === 'price'}
        onClose={() => setOpenDialog(null)}
        overrides={state}
        numbers={numbers}
        onSave={(bps) =>
          run(
            { do: 'change prices', numbers, bps },
            `${counted(numbers.length, 'price')} ${bps < 0 ? 'lowered' : 'raised'} by ${percent(Math.abs(bps))}`,
          )
        }
      />
      <ThresholdDialog
        isOpen={openDialog === 'low-stock level'}
        onClose={() => setOpenDialog(null)}
        overrides={state}
        numbers={numbers}
        onSave={(threshold) =>
          run(
            { do: 'edit products', numbers, edit: { lowStockThresholds: perBranch(() => threshold) } },
            `Low-stock level of ${products} is ${threshold} ${pluralised(threshold, 'piece')} in every branch`,
          )
        }
      />
    </>
  )
}
