import { useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { storeAddresses } from '../../addresses.ts'
import { colourWord } from '../../catalogue/colours.ts'
import { kindInCollection } from '../../catalogue/kinds.ts'
import type { Product } from '../../catalogue/product.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { detailOf } from '../../shop/current-product.ts'
import { deliveryFee } from '../../shop/delivery-methods.ts'
import { priceOn } from '../../shop/prices.ts'
import { useShop } from '../../shop-data/shop.tsx'
import {
  type CatalogueState,
  useCatalogueState,
  useToday,
  withStock,
} from '../product-grid/use-catalogue-state.ts'
import { AddedDrawer } from './AddedDrawer.tsx'
import {
  choicesOf,
  chosenOf,
  colourHere,
  type VariantHere,
  variantsHere,
  type Wish,
} from './chosen-variant.ts'
import { ProductNotFound, UnknownProduct } from './ProductNotFound.tsx'
import { ProductView } from './ProductView.tsx'
import { inThisColour, relatedProducts } from './related-products.ts'
import { useDeliveryDestination } from './use-delivery-destination.ts'
import { factsOf, storyOf } from './words/facts.ts'
import { heightBeside } from './words/sizes.ts'
import { branchStock, doorDay, leftWords } from './words/stock-words.ts'
import { pictureWords, viewsOf } from './words/views.ts'

/** The page of one product, found by its number. */
export function ProductPage({ number }: { number: number | null }) {
  const parts = useCatalogueState()
  const item = number === null ? null : withStock(parts, number)
  const isAwake = useIsHydrated()
  if (item) return <FoundProduct key={item.product.number} product={item.product} />
  return number === null && !isAwake ? <UnknownProduct /> : <ProductNotFound />
}

function FoundProduct({ product }: { product: Product }) {
  const asked = new URLSearchParams(useSearch()).get('colour')
  const [wish, setWish] = useState<Wish | null>(null)
  const parts = useCatalogueState()
  const variants = useMemo(() => variantsHere(parts, product), [parts, product])
  const chosen = chosenOf(variants, wish ?? { colour: asked, size: null })
  return chosen ? (
    <ProductOffer
      product={product}
      variants={variants}
      chosen={chosen}
      onWish={(change) => setWish((before) => ({ colour: null, size: null, ...before, ...change }))}
    />
  ) : (
    <ProductNotFound />
  )
}

type OfferProps = {
  product: Product
  variants: ReadonlyArray<VariantHere>
  chosen: VariantHere
  onWish: (wish: Partial<Wish>) => void
}

/** A product with its stock and price of now. */
function ProductOffer({ product, variants, chosen, onWish }: OfferProps) {
  const parts = useCatalogueState()
  const today = useToday()
  const [suburb, onSendTo] = useDeliveryDestination()
  const basket = useAddToBasket(chosen)
  const rows = useMemo(() => rowsOf(parts, product, chosen), [parts, product, chosen])
  const { colour, quantity, size } = chosen
  const price = priceOn(parts.sales, product, chosen.priceCents, today ?? '')
  const other = quantity === 0 ? colourHere(variants, chosen) : null
  const detail = detailOf(product, chosen)
  const { slug, word, collection } = kindInCollection(product.kind)
  return (
    <ProductView
      where={{ href: storeAddresses.collection(slug), words: `${collection}, ${word.toLowerCase()}` }}
      name={product.name}
      priceCents={price.cents}
      fullCents={price.fullCents}
      choices={choicesOf(product, variants, chosen, onWish)}
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
      <AddedDrawer
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
