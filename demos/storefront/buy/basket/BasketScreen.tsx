import { type ReactNode, useEffect, useRef, useState } from 'react'
import { todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'
import { inWords } from '../../../../domain/wording.ts'
import { storeAddresses } from '../../../addresses.ts'
import { storageStatusText } from '../../../demo-bar/bar-news.ts'
import type { Command } from '../../../shop/command.ts'
import { findVariant } from '../../../shop/current-product.ts'
import { deliveryOptions } from '../../../shop/delivery-methods.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { availableQuantity } from '../../../shop/stock-allocation.ts'
import { basketTotals } from '../../../shop/totals.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import type { ShopAccess, StorageStatus } from '../../../shop-data/shop-store.ts'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { changeWords, type LastChange } from '../parts/change-words.ts'
import { LineItemPicture, MarketBasket } from '../parts/LineItemPicture.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'
import { BasketView, type ShownLine } from './BasketView.tsx'
import styles from './RemovedLine.module.css'
import { Voucher } from './VoucherField.tsx'

/** The basket of this browser. */
export function BasketScreen() {
  const { state, storageStatus, act } = useShop()
  return state ? (
    <Basket state={state} storageStatus={storageStatus} act={act} />
  ) : (
    <PagePlaceholder page="basket" />
  )
}

type Open = { state: ShopState; storageStatus: StorageStatus; act: ShopAccess['act'] }
type Out = { sku: string; name: string; quantity: number }

function Basket({ state, storageStatus, act }: Open) {
  const today = todayInJohannesburg(new Date())
  const sum = basketTotals(state, today)
  const [last, setLast] = useState<LastChange | null>(null)
  const [refused, setRefused] = useState<{ sku: string; sentence: string } | null>(null)
  const [out, setOut] = useState<Out | null>(null)
  const { deliveryMethod } = state.basket
  const beforeCents = sum.totals.totalCents

  async function change(command: Command, words: string, sku = '') {
    const refusal = await act(command)
    setRefused(refusal && { sku, sentence: refusal.sentence })
    setLast(refusal ? null : { words, beforeCents, previousMethod: deliveryMethod.kind })
    return refusal
  }

  async function takeOut(sku: string) {
    const line = sum.lines.find((one) => one.sku === sku)
    if (!line || (await change({ do: 'set quantity', sku, quantity: 0 }, `${line.name} is out.`))) return
    setOut({ sku, name: line.name, quantity: line.quantity })
  }

  async function putBack({ sku, name, quantity }: Out) {
    setOut(null)
    await change({ do: 'put in basket', sku, quantity }, `${name} is in again.`, sku)
  }

  const takenOut = out && <RemovedLine key={out.sku} name={out.name} onPutBack={() => void putBack(out)} />
  if (sum.lines.length === 0) return <EmptyBasket picture={<MarketBasket />} takenOut={takenOut} />

  const choices = deliveryOptions(state, sum.lines, today)
  return (
    <BasketView
      lines={shownLines(state, sum.lines, refused)}
      options={choices}
      deliveryMethod={deliveryMethod.kind}
      totals={sum.totals}
      voucher={sum.voucher?.code ?? null}
      said={changeWords(last, beforeCents, deliveryMethod.kind)}
      storageStatus={storageStatusText(storageStatus)}
      voucherField={<Voucher state={state} sum={sum} today={today} change={change} />}
      takenOut={takenOut}
      onQuantity={(sku, quantity) => {
        const name = sum.lines.find((line) => line.sku === sku)?.name ?? ''
        void change({ do: 'set quantity', sku, quantity }, `${name}: ${quantity} now.`, sku)
      }}
      onTakeOut={(sku) => void takeOut(sku)}
      onDeliveryMethod={async (kind) => {
        const chosen = choices.find((choice) => choice.deliveryMethod.kind === kind)
        if (chosen) await change({ do: 'choose delivery method', deliveryMethod: chosen.deliveryMethod }, '')
      }}
    />
  )
}

type Props = { name: string; onPutBack(): void }

/** In the place of what was taken out: the way back, under the finger that took it. */
export function RemovedLine({ name, onPutBack }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <p className={styles.out} role="status">
      <span>{name} is out.</span>
      <Button look="link" ref={button} onClick={onPutBack}>
        Put it back
      </Button>
    </p>
  )
}

type EmptyBasketProps = {
  /** A basket, without a wall. */
  picture: ReactNode
  takenOut: ReactNode
}

export function EmptyBasket({ picture, takenOut }: EmptyBasketProps) {
  return (
    <OneColumn>
      <h1 tabIndex={-1}>Basket</h1>
      {takenOut}
      <EmptyState
        picture={picture}
        heading="It carries well, but it is empty"
        words="What you put in stays here, in this browser, until you buy it or start again."
      >
        <ButtonLink href={storeAddresses.home}>See what is new</ButtonLink>
      </EmptyState>
    </OneColumn>
  )
}

/** @param refused why the last change of a line was not made, by its sku */
export function shownLines(
  state: ShopState,
  lines: ReadonlyArray<PricedLine>,
  refused: { sku: string; sentence: string } | null,
): ReadonlyArray<ShownLine> {
  return lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    detail: line.detail,
    href: hrefOf(state, line.sku),
    picture: <LineItemPicture overrides={state} sku={line.sku} />,
    quantity: line.quantity,
    priceCents: line.priceCents,
    wasCents: line.wasCents,
    trouble:
      refused?.sku === line.sku
        ? refused.sentence
        : tooFew(line.quantity, availableQuantity(state, line.sku)),
  }))
}

function hrefOf(state: ShopState, sku: string): string {
  const product = findVariant(state, sku)?.product
  return product ? storeAddresses.product(product.number, product.slug) : storeAddresses.home
}

/** Somebody bought of it since it was put in: stock is not held until it is paid. */
function tooFew(wanted: number, left: number): string | null {
  if (left >= wanted) return null
  if (left === 0) return 'This has just sold out. Remove it to continue.'
  return `Only ${inWords(left)} ${left === 1 ? 'is' : 'are'} left by now. Take fewer to go on.`
}
