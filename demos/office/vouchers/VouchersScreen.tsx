import { useState } from 'react'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { percent } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { Table } from '../../../ui/Table.tsx'
import { currentProduct } from '../../shop/current-product.ts'
import { isActiveOn, isInScope } from '../../shop/prices.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { spanState, spanWords, voucherWords } from '../../shop/voucher-words.ts'
import type { Sale, Voucher } from '../../shop/vouchers.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import { SaleDialog } from './SaleDialog.tsx'
import { SalePanel } from './SalePanel.tsx'
import { VoucherDialog } from './VoucherDialog.tsx'
import styles from './Vouchers.module.css'
import {
  spanPosition,
  type Timeline,
  type TimelineRow,
  timelineAround,
  VoucherTimeline,
} from './VoucherTimeline.tsx'

type OpenDialog = { kind: 'voucher'; voucher: Voucher | null } | { kind: 'sale'; sale: Sale | null } | null

/** Vouchers and sales: their periods, their effects, and how often they were used. */
export function VouchersScreen() {
  const { state, now, act } = useOffice()
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const today = dayOf(now)
  const timeline = timelineAround(today)
  const sales = state.sales.filter(({ until }) => until >= today)
  useTitle('Vouchers and sales')
  useKeys({ n: () => setOpenDialog({ kind: 'voucher', voucher: null }) })
  const endHandlerOf = (voucher: Voucher | null) => {
    if (!voucher || spanState(voucher, today) === 'Over') return null
    return async () => {
      if (await act({ do: 'end voucher', code: voucher.code }, `${voucher.code} is ended`))
        setOpenDialog(null)
    }
  }
  return (
    <div className={`stack ${styles.page}`}>
      <ScreenHead
        title="Vouchers and sales"
        actions={
          <>
            <Button onClick={() => setOpenDialog({ kind: 'sale', sale: null })}>Plan a sale</Button>
            <Button kind="accent" onClick={() => setOpenDialog({ kind: 'voucher', voucher: null })}>
              New voucher <Kbd>N</Kbd>
            </Button>
          </>
        }
      />
      <VoucherTimeline timeline={timeline} rows={timelineRows(state, timeline, today)} />
      <VoucherTable today={today} onOpen={(voucher) => setOpenDialog({ kind: 'voucher', voucher })} />
      {sales.map((sale) => (
        <SalePanel
          key={sale.name}
          sale={sale}
          example={exampleOf(state, sale)}
          today={today}
          onChange={() => setOpenDialog({ kind: 'sale', sale })}
        />
      ))}
      {openDialog?.kind === 'voucher' && (
        <VoucherDialog
          voucher={openDialog.voucher}
          onClose={() => setOpenDialog(null)}
          onSave={async (voucher) => {
            if (await act({ do: 'save voucher', voucher }, `${voucher.code} is saved`)) setOpenDialog(null)
          }}
          onEnd={endHandlerOf(openDialog.voucher)}
        />
      )}
      {openDialog?.kind === 'sale' && (
        <SaleDialog
          sale={openDialog.sale}
          isActive={openDialog.sale !== null && isActiveOn(openDialog.sale, today)}
          onClose={() => setOpenDialog(null)}
          onSave={async (sale) => {
            const previous = openDialog.sale ? { previousName: openDialog.sale.name } : {}
            if (await act({ do: 'save sale', sale, ...previous }, `${sale.name} is planned`))
              setOpenDialog(null)
          }}
        />
      )}
    </div>
  )
}

function timelineRows(state: ShopState, timeline: Timeline, today: string): ReadonlyArray<TimelineRow> {
  const spans = [
    ...state.vouchers.map((voucher) => ({ ...voucher, name: voucher.code, words: voucherWords(voucher) })),
    ...state.sales.map((sale) => ({ ...sale, words: `${percent(sale.bps)} off` })),
  ]
  return spans
    .flatMap(({ name, words, from, until }) => {
      const span = spanPosition(timeline, { from, until })
      return span ? [{ name, words, ...span, isActive: isActiveOn({ from, until }, today) }] : []
    })
    .sort((a, b) => a.from - b.from)
}

/** The number of products that are searched for an example of a sale. */
const MAX_SEARCHED = 200

/** A product in the scope of a sale; null if none of the first {@link MAX_SEARCHED} is. */
function exampleOf(state: ShopState, { scope }: Sale) {
  for (let number = 1; number <= MAX_SEARCHED; number += 1) {
    const product = currentProduct(state, number)
    if (product && isInScope(scope, product)) return product
  }
  return null
}

/** The table of vouchers. The code opens the voucher. */
function VoucherTable({ today, onOpen }: { today: CalendarDate; onOpen: (voucher: Voucher) => void }) {
  const { state } = useOffice()
  return (
    <Panel isFlush>
      <Table label="Vouchers" className={styles.vouchers} isCards>
        <thead>
          <tr>
            <th>Voucher</th>
            <th>What it does</th>
            <th>When</th>
            <th>Used</th>
            <th>State</th>
          </tr>
        </thead>
        <tbody>
          {state.vouchers.map((voucher) => (
            <tr key={voucher.code}>
              <th scope="row">
                <button type="button" aria-label={`Change ${voucher.code}`} onClick={() => onOpen(voucher)}>
                  {voucher.code}
                </button>
              </th>
              <td>{voucherWords(voucher)}</td>
              <td>{spanWords(voucher)}</td>
              <td>{voucher.used}</td>
              <td>
                <SpanTag state={spanState(voucher, today)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function SpanTag({ state }: { state: ReturnType<typeof spanState> }) {
  return <StateTag tone={state === 'On' ? 'yes' : state === 'Over' ? 'done' : 'way'}>{state}</StateTag>
}
