import { useState } from 'react'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { percent } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { Table } from '../../../ui/Table.tsx'
import { currentProduct } from '../../shop/current-product.ts'
import { isFor, isOn } from '../../shop/prices.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { spanState, spanWords, voucherWords } from '../../shop/voucher-words.ts'
import type { Sale, Voucher } from '../../shop/vouchers.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import { Calendar, type CalendarRow, spanOn, type Timeline, timelineAround } from './Calendar.tsx'
import { NextSale } from './NextSale.tsx'
import { SaleDialog } from './SaleDialog.tsx'
import { VoucherDialog } from './VoucherDialog.tsx'
import styles from './Vouchers.module.css'

type Open = { kind: 'voucher'; voucher: Voucher | null } | { kind: 'sale'; sale: Sale | null } | null

/** Vouchers and sales: their periods, their effects, and how often they were used. */
export function VouchersScreen() {
  const { state, now, act } = useOffice()
  const [open, setOpen] = useState<Open>(null)
  const today = dayOf(now)
  const line = timelineAround(today)
  const sales = state.sales.filter(({ until }) => until >= today)
  useTitle('Vouchers and sales')
  useKeys({ n: () => setOpen({ kind: 'voucher', voucher: null }) })
  const endOf = (voucher: Voucher | null) => {
    if (!voucher || spanState(voucher, today) === 'Over') return null
    return async () => {
      if (await act({ do: 'end voucher', code: voucher.code }, `${voucher.code} is ended`)) setOpen(null)
    }
  }
  return (
    <div className={`stack ${styles.page}`}>
      <ScreenHead
        title="Vouchers and sales"
        acts={
          <>
            <Button onClick={() => setOpen({ kind: 'sale', sale: null })}>Plan a sale</Button>
            <Button kind="accent" onClick={() => setOpen({ kind: 'voucher', voucher: null })}>
              New voucher <Kbd>N</Kbd>
            </Button>
          </>
        }
      />
      <Calendar timeline={line} rows={calendarRows(state, line, today)} />
      <VoucherTable today={today} onOpen={(voucher) => setOpen({ kind: 'voucher', voucher })} />
      {sales.map((sale) => (
        <NextSale
          key={sale.name}
          sale={sale}
          example={exampleOf(state, sale)}
          today={today}
          onChange={() => setOpen({ kind: 'sale', sale })}
        />
      ))}
      {open?.kind === 'voucher' && (
        <VoucherDialog
          voucher={open.voucher}
          onClose={() => setOpen(null)}
          onSave={async (voucher) => {
            if (await act({ do: 'save voucher', voucher }, `${voucher.code} is saved`)) setOpen(null)
          }}
          onEnd={endOf(open.voucher)}
        />
      )}
      {open?.kind === 'sale' && (
        <SaleDialog
          sale={open.sale}
          isOn={open.sale !== null && isOn(open.sale, today)}
          onClose={() => setOpen(null)}
          onSave={async (sale) => {
            const was = open.sale ? { was: open.sale.name } : {}
            if (await act({ do: 'save sale', sale, ...was }, `${sale.name} is planned`)) setOpen(null)
          }}
        />
      )}
    </div>
  )
}

function calendarRows(state: ShopState, line: Timeline, today: string): ReadonlyArray<CalendarRow> {
  const all = [
    ...state.vouchers.map((voucher) => ({ ...voucher, name: voucher.code, words: voucherWords(voucher) })),
    ...state.sales.map((sale) => ({ ...sale, words: `${percent(sale.bps)} off` })),
  ]
  return all
    .flatMap(({ name, words, from, until }) => {
      const span = spanOn(line, { from, until })
      return span ? [{ name, words, ...span, isOn: isOn({ from, until }, today) }] : []
    })
    .sort((a, b) => a.from - b.from)
}

/** The number of products that are searched for an example of a sale. */
const LOOKED_AT = 200

function exampleOf(state: ShopState, { scope }: Sale) {
  for (let number = 1; number <= LOOKED_AT; number += 1) {
    const product = currentProduct(state, number)
    if (product && isFor(scope, product)) return product
  }
  return null
}

type VoucherTableProps = { today: CalendarDate; onOpen: (voucher: Voucher) => void }

/** The table of vouchers, each opened by its code. */
function VoucherTable({ today, onOpen }: VoucherTableProps) {
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
