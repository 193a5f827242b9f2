import { useMemo, useState } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { colourWord } from '../../catalogue/colours.ts'
import type { Product } from '../../catalogue/product.ts'
import { detailOf } from '../../shop/current-product.ts'
import { deliveryFee } from '../../shop/delivery-methods.ts'
import { priceOn } from '../../shop/prices.ts'
import { useShop } from '../../shop-data/shop.tsx'
import { type CatalogueState, useCatalogueState, useToday } from '../product-grid/use-catalogue-state.ts'
import { AddedSheet } from './AddedSheet.tsx'
import { choicesOf, colourHere, type VariantHere, type Wish } from './chosen-variant.ts'
import { ProductView } from './ProductView.tsx'
import { inThisColour, relatedProducts } from './related-products.ts'
import { useDeliveryDestination } from './use-delivery-destination.ts'
import { factsOf, storyOf } from './words/facts.ts'
import { heightBeside } from './words/sizes.ts'
import { branchStock, doorDay, leftWords } from './words/stock-words.ts'
import { pictureWords, viewsOf } from './words/views.ts'

type Props = {
  product: Product
  variants: ReadonlyArray<VariantHere>
  chosen: VariantHere
  where: { href: string; words: string }
  onWish: (wish: Partial<Wish>) => void
}

/** A product of the shop with its stock and price of now. */
export function ProductDetails({ product, variants, chosen, where, onWish }: Props) {
  const parts = useCatalogueState()
  const today = useToday()
  const [suburb, onSendTo] = useDeliveryDestination()
  const basket = useAddToBasket(chosen)
  const rows = useMemo(() => rowsOf(parts, product, chosen), [parts, product, chosen])
  const { colour, quantity, size } = chosen
  const price = priceOn(parts.sales, product, chosen.priceCents, today ?? '')
  const other = quantity === 0 ? colourHere(variants, chosen) : null
  const detail = detailOf(product, chosen)
  return (
    <ProductView
      where={where}
      name={product.name}
      priceCents={price.cents}
      fullCents={price.fullCents}
      choices={choicesOf(product, variants, chosen, onWish, formatRand)}
      gallery={{
        product,
        colour,
        views: viewsOf(product.kind),
        words: pictureWords(product, colour),
        measure: heightBeside(product.kind, size),
      }}
      stock={{ left: leftWords(product, chosen, today), branches: branchStock(chosen, today) }}
      deliveryEstimate={
        quantity === 0
          ? null
          : {
              to: suburb,
              day: doorDay(suburb.postcode, today),
              feeCents: deliveryFee('door', [product]),
              carriedByTwo: product.shippingClass === 'two people',
              onSendTo,
            }
      }
      buy={{
        priceCents: price.cents,
        detail: quantity === 0 && colour ? colourWord(colour) : size,
        isSoldOut: quantity === 0,
        isWaiting: basket.isWaiting,
        onAdd: basket.put,
      }}
      instead={
        other?.colour
          ? {
              words: `Take it in ${colourWord(other.colour).toLowerCase()}, ${other.quantity} here`,
              onTake: () => onWish({ colour: other.colour }),
            }
          : null
      }
      refused={basket.refused}
      story={storyOf(product)}
      facts={factsOf(product, chosen)}
      rows={rows}
    >
      <AddedSheet
        isOpen={basket.isAdded}
        onClose={basket.close}
        product={product}
        colour={colour}
        detail={detail}
        priceCents={price.cents}
        quantityLeft={quantity - basket.ofThis}
        quantity={basket.quantity}
      />
    </ProductView>
  )
}

function rowsOf(parts: CatalogueState, product: Product, { quantity, colour }: VariantHere) {
  const rows =
    quantity === 0 && colour ? [inThisColour(parts, product, colour)] : relatedProducts(parts, product)
  return rows.filter(({ products }) => products.length > 0)
}

/** Puts pieces of a variant into the basket, one at a time, and says what came of it. */
function useAddToBasket({ sku }: { sku: string }) {
  const { state, act } = useShop()
  const [outcome, setOutcome] = useState<'none' | 'on its way' | 'added' | { refused: string }>('none')
  const lines = state?.basket.lines ?? []
  const put = async () => {
    setOutcome('on its way')
    const refusal = await act({ do: 'put in basket', sku, quantity: 1 })
    setOutcome(refusal ? { refused: refusal.sentence } : 'added')
  }
  return {
    isWaiting: outcome === 'on its way',
    isAdded: outcome === 'added',
    refused: typeof outcome === 'object' ? outcome.refused : null,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    ofThis: lines.find((line) => line.sku === sku)?.quantity ?? 0,
    put: () => void put(),
    close: () => setOutcome('none'),
  }
}
