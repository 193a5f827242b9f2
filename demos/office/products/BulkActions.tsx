import { useState } from 'react'
import { useLocation } from 'wouter'
import { counted, groupedCount, percent, pluralised } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { moveAddress } from '../../addresses.ts'
import type { Command } from '../../shop/command.ts'
import { isHidden } from '../../shop/current-product.ts'
import { downloadProductsCsv } from '../csv/write-csv.ts'
import { useOffice } from '../frame/office.ts'
import styles from './BulkBar.module.css'
import { PriceDialog, ThresholdDialog } from './BulkDialogs.tsx'

type Props = { chosen: ReadonlySet<number>; outOf: number; onAll: () => void; onNone: () => void }

/** Actions on all selected products. Each shows a toast, with Undo for ten seconds. */
export function BulkActions({ chosen, outOf, onAll, onNone }: Props) {
  const { state, act } = useOffice()
  const [open, setOpen] = useState<'price' | 'low-stock level' | null>(null)
  const [, go] = useLocation()
  const numbers = [...chosen]
  const areHidden = numbers.every((number) => isHidden(state, number))
  const products = counted(numbers.length, 'product')
  const run = async (command: Command, says: string) => {
    setOpen(null)
    await act(command, says)
  }
  const hide = (hidden: boolean) =>
    run(
      { do: 'edit products', numbers, edit: { isHidden: hidden } },
      `${products} ${hidden ? 'hidden from' : 'back in'} the shop`,
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
          {outOf === 0 && <span>, none of them on this list</span>}
        </p>
        {numbers.length < outOf && (
          <Button kind="link" onClick={onAll}>
            All {groupedCount(outOf)}
          </Button>
        )}
        <span className={styles.acts}>
          <Button onClick={() => setOpen('price')}>Price</Button>
          <Button onClick={() => setOpen('low-stock level')}>Low-stock level</Button>
          <Button onClick={() => go(moveAddress(numbers))}>Move stock</Button>
          <Button onClick={() => void hide(!areHidden)}>{areHidden ? 'Show' : 'Hide'}</Button>
          <Button onClick={() => void downloadProductsCsv(state, numbers)}>CSV out</Button>
        </span>
        <Button size="icon" className={styles.none} aria-label="Choose none" onClick={onNone}>
          <Icon path={icons.cross} size={18} />
        </Button>
      </section>
      <PriceDialog
        isOpen={open === 'price'}
        onClose={() => setOpen(null)}
        overrides={state}
        numbers={numbers}
        onPrice={(bps) =>
          run(
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
          run(
            { do: 'edit products', numbers, edit: { lowStockThresholds: [line, line, line] } },
            `Low-stock level of ${products} is ${line} ${pluralised(line, 'piece')} in every branch`,
          )
        }
      />
    </>
  )
}
