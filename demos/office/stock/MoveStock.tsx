import { useState } from 'react'
import { useLocation } from 'wouter'
import { counted } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { officeAddresses } from '../../addresses.ts'
import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { TransferLines } from './TransferLines.tsx'
import {
  belowThresholdText,
  branchWithMostStock,
  type RemainingStock,
  stockAfterTransfer,
  transferLines,
} from './transfer-lines.ts'

/** The form for a transfer from one branch to another. */
export function MoveStock({ request }: { request: TransferRequest }) {
  const { state, act } = useOffice()
  const [, go] = useLocation()
  const [numbers, setNumbers] = useState(request.numbers)
  const [to, setTo] = useState<Branch>(request.to ?? 'Umhlanga')
  const [from, setFrom] = useState<Branch>(
    () =>
      request.from ??
      branchWithMostStock(
        state,
        request.numbers,
        BRANCHES.filter((branch) => branch !== to),
      ),
  )
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const lines = transferLines(state, numbers, from, to, quantities, (number) =>
    request.numbers.includes(number) ? (request.quantity ?? 1) : 1,
  )
  const movedLines = lines.filter((line) => line.quantity > 0)
  const count = movedLines.reduce((sum, line) => sum + line.quantity, 0)
  const unmovableCount = numbers.length - lines.length
  useTitle(`Move stock to ${to}`)
  const send = async () => {
    const sentLines = movedLines.map((line) => ({ sku: line.sku, quantity: line.quantity }))
    const message = `${counted(count, 'unit')} in transit to ${to}`
    if (await act({ do: 'send transfers', lines: sentLines, from, to }, message)) go(officeAddresses.stock)
  }
  return (
    <>
      <ScreenHead
        title="Move stock"
        back={{ href: officeAddresses.stock, words: 'Low stock' }}
        note="Nothing is lost on the way: units are in one branch or in transit."
      />
      <div className="split">
        <div>
          <Panel>
            <div className="fields">
              <Choice label="From" value={from} options={BRANCHES} onPick={setFrom} />
              <Choice label="To" value={to} options={BRANCHES} onPick={setTo} />
            </div>
          </Panel>
          <Panel title="What moves">
            <ProductPicker
              label="Add a product"
              placeholder="Add by name or number"
              maxHits={5}
              onPick={({ number }) => setNumbers([...new Set([...numbers, number])])}
            />
            {lines.length === 0 && <p className="muted">Nothing is on the list that {from} has.</p>}
            <TransferLines
              lines={lines}
              from={from}
              to={to}
              onQuantity={(sku, newQuantity) => setQuantities({ ...quantities, [sku]: newQuantity })}
            />
            {movedLines.length > 0 && (
              <LowStockWarning remaining={stockAfterTransfer(state, movedLines, from)} from={from} />
            )}
            {unmovableCount > 0 && lines.length > 0 && (
              <Note tone="low">
                {counted(unmovableCount, 'product')} of the list {unmovableCount === 1 ? 'is' : 'are'} not in{' '}
                {from}.
              </Note>
            )}
          </Panel>
        </div>
        <Panel title={`${counted(count, 'piece')} to move`}>
          <Button kind="accent" isWide disabled={count === 0 || from === to} onClick={() => void send()}>
            Move {counted(count, 'piece')}
          </Button>
          <p className="muted small">
            {from === to
              ? 'Choose two different branches.'
              : `The pieces leave ${from}’s stock now and join ${to}’s when they are counted there. Until then nobody can sell them.`}
          </p>
        </Panel>
      </div>
    </>
  )
}

/** A note on whether the sending branch falls below its low-stock level, which is allowed. */
function LowStockWarning({ remaining, from }: { remaining: ReadonlyArray<RemainingStock>; from: Branch }) {
  const warningText = belowThresholdText(remaining, from)
  return (
    <Note tone={warningText ? 'low' : 'gold'} role="status">
      {warningText ?? `${from} stays above its low-stock level.`}
    </Note>
  )
}

/** A transfer as requested by the address. */
type TransferRequest = {
  numbers: ReadonlyArray<number>
  from: Branch | null
  to: Branch | null
  quantity: number | null
}

/** @returns null if the address requests no transfer */
export function parseTransferRequest(search: string): TransferRequest | null {
  const parameters = new URLSearchParams(search)
  const list = parameters.get('move')
  if (list === null) return null
  const branch = (name: string) => BRANCHES.find((branch) => branch === parameters.get(name)) ?? null
  const quantity = Number(parameters.get('quantity'))
  return {
    numbers: list
      .split(',')
      .map(Number)
      .filter((number) => Number.isInteger(number) && number > 0),
    from: branch('from'),
    to: branch('to'),
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
  }
}
