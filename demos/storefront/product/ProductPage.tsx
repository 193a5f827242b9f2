import { useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import type { Product } from '../../catalogue/product.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { detailOf } from '../../shop/current-product.ts'
import { priceOn } from '../../shop/prices.ts'
import { useShop } from '../../shop-data/shop.tsx'
import {
  type CatalogueState,
  useCatalogueState,
  useToday,
  withStock,
} from '../product-grid/use-catalogue-state.ts'
import { AddedDrawer } from './AddedDrawer.tsx'
import { chosenOf, type Offer, type VariantHere, variantsHere, type Wish } from './chosen-variant.ts'
import { ProductNotFound, UnknownProduct } from './ProductNotFound.tsx'
import { ProductView } from './ProductView.tsx'
import { inThisColour, relatedProducts } from './related-products.ts'
import { useDeliveryDestination } from './use-delivery-destination.ts'

/** The page of one product, found by its number. */
export function ProductPage({ number }: { number: number | null }) {
  const parts = useCatalogueState()
  const item = number === null ? null : withStock(parts, number)
  const isHydrated = useIsHydrated()
  if (item) return <FoundProduct key={item.product.number} product={item.product} />
  return number === null && !isHydrated ? <UnknownProduct /> : <ProductNotFound />
}

function FoundProduct({ product }: { product: Product }) {
  const requestedColour = new URLSearchParams(useSearch()).get('colour')
  const [wish, setWish] = useState<Wish | null>(null)
  const parts = useCatalogueState()
  const variants = useMemo(() => variantsHere(parts, product), [parts, product])
  const chosen = chosenOf(variants, wish ?? { colour: requestedColour, size: null })
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

type OfferProps = Pick<Offer, 'product' | 'variants' | 'chosen'> & { onWish: (wish: Partial<Wish>) => void }

/** A product with its current stock and price. */
function ProductOffer({ product, variants, chosen, onWish }: OfferProps) {
  const parts = useCatalogueState()
  const today = useToday()
  const [suburb, sendTo] = useDeliveryDestination()
  const basket = useAddToBasket(chosen)
  const rows = useMemo(() => rowsOf(parts, product, chosen), [parts, product, chosen])
  const price = priceOn(parts.sales, product, chosen.priceCents, today ?? '')
  return (
    <ProductView
      offer={{ product, variants, chosen, price, today, suburb }}
      actions={{ wish: onWish, sendTo, add: basket.put }}
      refused={basket.refused}
      rows={rows}
    >
      <AddedDrawer
        isOpen={basket.isAdded}
        onClose={basket.close}
        product={product}
        colour={chosen.colour}
        detail={detailOf(product, chosen)}
        priceCents={price.cents}
        quantityLeft={chosen.quantity - basket.ofThis}
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

/** The handler that adds one piece of a variant to the basket, and its outcome. */
function useAddToBasket({ sku }: { sku: string }) {
  const { state, act } = useShop()
  const [outcome, setOutcome] = useState<'none' | 'on its way' | 'added' | { refused: string }>('none')
  const lines = state?.basket.lines ?? []
  // The button stays enabled while a piece is added: a disabled button would lose the focus, to which the drawer returns.
  const putInBasket = async () => {
    if (outcome === 'on its way') return
    setOutcome('on its way')
    const refusal = await act({ do: 'put in basket', sku, quantity: 1 })
    setOutcome(refusal ? { refused: refusal.sentence } : 'added')
  }
  return {
    isAdded: outcome === 'added',
    refused: typeof outcome === 'object' ? outcome.refused : null,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    ofThis: lines.find((line) => line.sku === sku)?.quantity ?? 0,
    put: () => void putInBasket(),
    close: () => setOutcome('none'),
  }
}
