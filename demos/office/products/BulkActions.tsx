import { useState } from 'react'
import { useLocation } from 'wouter'
import { counted, percent, pluralised } from '../../../domain/wording.ts'
import { moveAddress } from '../../addresses.ts'
import type { Command } from '../../shop/command.ts'
import { isHidden } from '../../shop/current-product.ts'
import { downloadProductsCsv } from '../csv/write-csv.ts'
import { useOffice } from '../frame/office.ts'
import { type Bulk, BulkBar } from './BulkBar.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { ThresholdDialog } from './ThresholdDialog.tsx'

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
