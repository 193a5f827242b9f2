import type { ComponentProps, ReactNode } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipRow, RadioChip } from '../../../ui/Chip.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ProductGrid, type ProductWithStock } from '../product-grid/ProductGrid.tsx'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './ProductView.module.css'
import { StockByBranch } from './StockByBranch.tsx'

export type Choice = {
  legend: string
  name: string
  options: ReadonlyArray<{
    value: string
    label: string
    isChosen: boolean
    isGone: boolean
    hex?: string | undefined
  }>
  onChoose: (value: string) => void
}

type Props = {
  where: { href: string; words: string }
  name: string
  priceCents: number
  /** Where a sale is on. */
  fullCents: number
  choices: ReadonlyArray<Choice>
  gallery: ComponentProps<typeof Gallery>
  stock: ComponentProps<typeof StockByBranch>
  /** Null: it is sold out, and goes nowhere. */
  deliveryEstimate: ComponentProps<typeof DeliveryEstimate> | null
  buy: ComponentProps<typeof BuyBar>
  /** A colour that is here, where the chosen one is not. */
  instead: { words: string; onTake: () => void } | null
  refused: string | null
  story: string
  facts: ReadonlyArray<readonly [name: string, fact: string]>
  rows: ReadonlyArray<{ title: string; products: ReadonlyArray<ProductWithStock> }>
  /** What lies over the page. */
  children?: ReactNode
}

/** One product: how it looks, what it costs, where it is. */
export function ProductView(props: Props) {
  const { where, name, priceCents, fullCents, choices, gallery, stock, deliveryEstimate, buy, instead } =
    props
  return (
    <div className={styles.hasBuy}>
      <div className="wrap">
        <p className={styles.where}>
          <a href={where.href}>{where.words}</a>
        </p>
        <div className={`split ${styles.product}`}>
          <Gallery {...gallery} />
          <div className={styles.column}>
            <h1>{name}</h1>
            <p className={styles.cost}>
              <b className="number">{formatRand(priceCents)}</b>{' '}
              {fullCents > priceCents && (
                <>
                  <span className="visually-hidden">instead of</span>{' '}
                  <s className="number">{formatRand(fullCents)}</s>{' '}
                </>
              )}
              incl. VAT
            </p>
            {choices.map((choice) => (
              <Choose key={choice.name} {...choice} />
            ))}
            <StockByBranch {...stock} />
            {deliveryEstimate && <DeliveryEstimate {...deliveryEstimate} />}
            <BuyBar {...buy} />
            <noscript>
              <Note tone="no">
                <p>
                  The basket of this demo needs its script, and so does looking at another colour or size.
                  Everything else can be read.
                </p>
              </Note>
            </noscript>
            {props.refused && (
              <Note tone="no" role="alert">
                {props.refused}
              </Note>
            )}
            {instead && (
              <p className={`${styles.instead} needs-script`}>
                <Button size="large" isWide onClick={instead.onTake}>
                  {instead.words}
                </Button>
              </p>
            )}
            <p className={styles.story}>{props.story}</p>
            <Facts facts={props.facts} />
          </div>
        </div>
      </div>
      {props.rows.map(({ title, products }) => (
        <section key={title} className="part wrap">
          <div className="top">
            <h2>{title}</h2>
          </div>
          <ProductGrid products={products} />
        </section>
      ))}
      {props.children}
    </div>
  )
}

function Choose({ legend, name, options, onChoose }: Choice) {
  return (
    <>
      <fieldset className={`${styles.choose} needs-script`}>
        <legend>{legend}</legend>
        <ChipRow>
          {options.map(({ value, ...option }) => (
            <RadioChip key={value} name={name} {...option} onChoose={() => onChoose(value)} />
          ))}
        </ChipRow>
      </fieldset>
      <noscript>
        <Facts facts={[[legend.split(':', 1).join(''), options.map(({ label }) => label).join(', ')]]} />
      </noscript>
    </>
  )
}

function Facts({ facts }: Pick<Props, 'facts'>) {
  return (
    <dl className={`rows ${styles.facts}`}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

type BuyBarProps = {
  priceCents: number
  /** Of what was chosen: `50 cm`. */
  detail: string
  isSoldOut: boolean
  /** While the piece is on its way into the basket. */
  isWaiting: boolean
  onAdd: () => void
}

/** The button; on a phone it stays at the bottom, with the price. */
function BuyBar({ priceCents, detail, isSoldOut, isWaiting, onAdd }: BuyBarProps) {
  return (
    <div className={`${styles.buy} screen-only`}>
      <p>
        <b className="number">{formatRand(priceCents)}</b>
        <small>
          {detail}, {isSoldOut ? 'sold out' : 'incl. VAT'}
        </small>
      </p>
      <Button kind="accent" size="large" disabled={isSoldOut || isWaiting} onClick={onAdd}>
        {isSoldOut ? 'Sold out' : 'Add to basket'}
      </Button>
    </div>
  )
}
