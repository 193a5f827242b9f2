import type { ReactNode } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipRow, RadioChip } from '../../../ui/Chip.tsx'
import { Note } from '../../../ui/Note.tsx'
import { storeAddresses } from '../../addresses.ts'
import { colourWord } from '../../catalogue/colours.ts'
import { kindInCollection } from '../../catalogue/kinds.ts'
import { ProductGrid, type ProductWithStock } from '../product-grid/ProductGrid.tsx'
import {
  type ChoiceGroup,
  choicesOf,
  colourInStock,
  type Offer,
  type VariantChoice,
} from './chosen-variant.ts'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './ProductView.module.css'
import { StockByBranch } from './StockByBranch.tsx'
import type { Suburb } from './use-delivery-destination.ts'
import { factsOf, storyOf } from './words/facts.ts'

type Props = {
  offer: Offer
  actions: {
    choose: (change: Partial<VariantChoice>) => void
    sendTo: (suburb: Suburb) => void
    add: () => void
  }
  /** Why the product was not put in the basket. */
  refused?: string | null
  /** More products below, in titled rows. */
  rows?: ReadonlyArray<{ title: string; products: ReadonlyArray<ProductWithStock> }>
  /** The drawer or dialog over the page. */
  children?: ReactNode
}

/** A product's pictures, price, choices and stock. */
export function ProductView({ offer, actions, refused, rows = [], children }: Props) {
  const { product, variants, chosen, price } = offer
  const { slug, word, collection } = kindInCollection(product.kind)
  const isSoldOut = chosen.quantity === 0
  const alternative = isSoldOut ? colourInStock(variants, chosen) : null
  return (
    <div className={styles.hasBuy}>
      <div className="wrap">
        <p className={styles.where}>
          <a href={storeAddresses.collection(slug)}>{`${collection}, ${word.toLowerCase()}`}</a>
        </p>
        <div className={`split ${styles.product}`}>
          <Gallery product={product} chosen={chosen} />
          <div className={styles.column}>
            <h1>{product.name}</h1>
            <p className={styles.cost}>
              <b className="number">{formatRand(price.cents)}</b>{' '}
              {price.fullCents > price.cents && (
                <>
                  <span className="visually-hidden">instead of</span>{' '}
                  <s className="number">{formatRand(price.fullCents)}</s>{' '}
                </>
              )}
              incl. VAT
            </p>
            {choicesOf(product, variants, chosen, actions.choose).map((choice) => (
              <ChoiceFieldset key={choice.name} {...choice} />
            ))}
            <StockByBranch {...offer} />
            {!isSoldOut && <DeliveryEstimate {...offer} onSendTo={actions.sendTo} />}
            <BuyBar {...offer} onAdd={actions.add} />
            <noscript>
              <Note tone="no">
                <p>
                  The basket of this demo needs its script, and so does looking at another colour or size.
                  Everything else can be read.
                </p>
              </Note>
            </noscript>
            {refused && (
              <Note tone="no" role="alert">
                {refused}
              </Note>
            )}
            {alternative?.colour && (
              <p className={`${styles.instead} needs-script`}>
                <Button size="large" isWide onClick={() => actions.choose({ colour: alternative.colour })}>
                  {`Take it in ${colourWord(alternative.colour).toLowerCase()}, ${alternative.quantity} here`}
                </Button>
              </p>
            )}
            <p className={styles.story}>{storyOf(product)}</p>
            <Facts facts={factsOf(product, chosen)} />
          </div>
        </div>
      </div>
      {rows.map(({ title, products }) => (
        <section key={title} className="part wrap">
          <div className="top">
            <h2>{title}</h2>
          </div>
          <ProductGrid products={products} />
        </section>
      ))}
      {children}
    </div>
  )
}

function ChoiceFieldset({ legend, name, options, onChoose }: ChoiceGroup) {
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

function Facts({ facts }: { facts: ReturnType<typeof factsOf> }) {
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

/** The button that adds to the basket; on a phone it is fixed to the bottom, with the price. */
function BuyBar({ chosen, price, onAdd }: Pick<Offer, 'chosen' | 'price'> & { onAdd: () => void }) {
  const { colour, size, quantity } = chosen
  const isSoldOut = quantity === 0
  return (
    <div className={`${styles.buy} screen-only`}>
      <p>
        <b className="number">{formatRand(price.cents)}</b>
        <small>{isSoldOut ? `${colour ? colourWord(colour) : size}, sold out` : `${size}, incl. VAT`}</small>
      </p>
      <Button kind="accent" size="large" disabled={isSoldOut} onClick={onAdd}>
        {isSoldOut ? 'Sold out' : 'Add to basket'}
      </Button>
    </div>
  )
}
