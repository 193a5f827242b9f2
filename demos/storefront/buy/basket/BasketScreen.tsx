import { useEffect, useRef, useState } from 'react'
import { todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { inWords } from '../../../../domain/wording.ts'
import { Button, ButtonLink } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { Stepper } from '../../../../ui/Stepper.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { storageStatusText } from '../../../demo-bar/bar-news.ts'
import { MARKET_BASKET_PRODUCT, ProductDrawing } from '../../../parts/ProductDrawing.tsx'
import type { Command } from '../../../shop/command.ts'
import { findVariant } from '../../../shop/current-product.ts'
import { deliveryOptions } from '../../../shop/delivery-methods.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { availableQuantity } from '../../../shop/stock-allocation.ts'
import { basketTotals } from '../../../shop/totals.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { changeWords, type LastChange } from '../parts/change-words.ts'
import { DeliveryOptions } from '../parts/DeliveryOptions.tsx'
import { Line, Lines } from '../parts/Line.tsx'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import { SameTotalNote, TotalChange } from '../parts/TotalNotes.tsx'
import { TotalsTable } from '../parts/TotalsTable.tsx'
import { OneColumn, TwoColumns } from '../parts/TwoColumns.tsx'
import styles from './BasketScreen.module.css'
import { VoucherField } from './VoucherField.tsx'

/** The basket: its products, the delivery method, and the totals as on every later page. */
export function BasketScreen({ state, storageStatus, act }: OpenShop) {
  const today = todayInJohannesburg(new Date())
  const pricedBasket = basketTotals(state, today)
  const [lastChange, setLastChange] = useState<LastChange | null>(null)
  const [refusedChange, setRefusedChange] = useState<{ sku: string; sentence: string } | null>(null)
  const [removed, setRemoved] = useState<PricedLine | null>(null)
  const { deliveryMethod } = state.basket
  const beforeCents = pricedBasket.totals.totalCents

  async function change(command: Command, words: string, sku = '') {
    const refusal = await act(command)
    setRefusedChange(refusal && { sku, sentence: refusal.sentence })
    setLastChange(refusal ? null : { words, beforeCents, previousMethod: deliveryMethod.kind })
    return refusal
  }

  async function takeOut(line: PricedLine) {
    const refusal = await change({ do: 'set quantity', sku: line.sku, quantity: 0 }, `${line.name} is out.`)
    if (!refusal) setRemoved(line)
  }

  async function putBack({ sku, name, quantity }: PricedLine) {
    setRemoved(null)
    await change({ do: 'put in basket', sku, quantity }, `${name} is in again.`, sku)
  }

  const removedLine = removed && (
    <RemovedLine key={removed.sku} name={removed.name} onPutBack={() => void putBack(removed)} />
  )
  if (pricedBasket.lines.length === 0)
    return (
      <OneColumn>
        <h1 tabIndex={-1}>Basket</h1>
        {removedLine}
        <EmptyState
          picture={<ProductDrawing number={MARKET_BASKET_PRODUCT} />}
          heading="It carries well, but it is empty"
          words="What you put in stays here, in this browser, until you buy it or start again."
        >
          <ButtonLink kind="accent" size="large" href={storeAddresses.home}>
            See what is new
          </ButtonLink>
        </EmptyState>
      </OneColumn>
    )

  const storageWarning = storageStatusText(storageStatus)
  const side = (
    <>
      <DeliveryOptions
        options={deliveryOptions(state, pricedBasket.lines, today)}
        chosen={deliveryMethod.kind}
        onChoose={async (chosen) =>
          void (await change({ do: 'choose delivery method', deliveryMethod: chosen }, ''))
        }
      />
      <TotalsTable
        totals={pricedBasket.totals}
        deliveryMethod={deliveryMethod.kind}
        voucher={pricedBasket.voucher?.code ?? null}
      />
      <TotalChange>{changeWords(lastChange, beforeCents, deliveryMethod.kind)}</TotalChange>
      <ButtonLink kind="accent" size="large" isWide href={storeAddresses.delivery}>
        Check out
      </ButtonLink>
      <SameTotalNote />
    </>
  )
  return (
    <TwoColumns sideLabel="Total" side={side}>
      <h1 tabIndex={-1}>Basket</h1>
      {removedLine}
      <Lines label="In your basket" size="large">
        {pricedBasket.lines.map((line) => (
          <BasketLine
            key={line.sku}
            state={state}
            line={line}
            refusal={refusedChange?.sku === line.sku ? refusedChange.sentence : null}
            onQuantity={(quantity) =>
              void change(
                { do: 'set quantity', sku: line.sku, quantity },
                `${line.name}: ${quantity} now.`,
                line.sku,
              )
            }
            onTakeOut={() => void takeOut(line)}
          />
        ))}
      </Lines>
      <VoucherField state={state} pricedBasket={pricedBasket} today={today} change={change} />
      {storageWarning && <Note tone="low">{storageWarning}</Note>}
    </TwoColumns>
  )
}

/** Names a removed product above the lines; the button that puts it back gets the focus. */
function RemovedLine({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <p className={`cluster ${styles.out}`} role="status">
      <span>{name} is out.</span>
      <Button kind="link" ref={button} onClick={onPutBack}>
        Put it back
      </Button>
    </p>
  )
}

type BasketLineProps = {
  state: ShopState
  line: PricedLine
  /** Why the last change of the line was refused. */
  refusal: string | null
  onQuantity: (quantity: number) => void
  onTakeOut: () => void
}

function BasketLine({ state, line, refusal, onQuantity, onTakeOut }: BasketLineProps) {
  const { sku, name, detail, quantity, priceCents, previousCents } = line
  const problem = refusal ?? stockShortage(quantity, availableQuantity(state, sku))
  return (
    <Line
      picture={<LineItemPicture overrides={state} sku={sku} />}
      name={name}
      detail={quantity === 1 ? detail : `${detail}, ${formatRand(priceCents)} each`}
      href={hrefOf(state, sku)}
      amountCents={priceCents * quantity}
    >
      <Stepper of={name} count={quantity} min={1} max={null} onChange={onQuantity} />
      <Button kind="link" aria-label={`Take out ${name}`} onClick={onTakeOut}>
        Take out
      </Button>
      {previousCents !== null && (
        <p className={styles.was}>
          It cost {formatRand(previousCents)} when you chose it and costs {formatRand(priceCents)} now.
        </p>
      )}
      {problem && (
        <p className={styles.trouble} role="alert">
          {problem}
        </p>
      )}
    </Line>
  )
}

function hrefOf(state: ShopState, sku: string): string {
  const product = findVariant(state, sku)?.product
  return product ? storeAddresses.product(product.number, product.slug) : storeAddresses.home
}

/** A message if stock has fallen below the quantity in the basket, because baskets reserve nothing. */
function stockShortage(quantity: number, available: number): string | null {
  if (available >= quantity) return null
  if (available === 0) return 'This has just sold out. Remove it to continue.'
  return `Only ${inWords(available)} ${available === 1 ? 'is' : 'are'} left by now. Take fewer to go on.`
}
