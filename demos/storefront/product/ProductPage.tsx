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
import {
  chooseVariant,
  type Offer,
  type VariantChoice,
  type VariantWithStock,
  variantsWithStock,
} from './chosen-variant.ts'
import { ProductNotFound, UnknownProduct } from './ProductNotFound.tsx'
import { ProductView } from './ProductView.tsx'
import { productsInColour, relatedProducts } from './related-products.ts'
import { useDeliveryDestination } from './use-delivery-destination.ts'

/** The page of one product, found by its number. */
export function ProductPage({ number }: { number: number | null }) {
  const catalogue = useCatalogueState()
  const item = number === null ? null : withStock(catalogue, number)
  const isHydrated = useIsHydrated()
  if (item) return <FoundProduct key={item.product.number} product={item.product} />
  return number === null && !isHydrated ? <UnknownProduct /> : <ProductNotFound />
}

function FoundProduct({ product }: { product: Product }) {
  const requestedColour = new URLSearchParams(useSearch()).get('colour')
  const [choice, setChoice] = useState<VariantChoice | null>(null)
  const catalogue = useCatalogueState()
  const variants = useMemo(() => variantsWithStock(catalogue, product), [catalogue, product])
  const chosen = chooseVariant(variants, choice ?? { colour: requestedColour, size: null })
  return chosen ? (
    <ProductOffer
      product={product}
      variants={variants}
      chosen={chosen}
      onChoose={(change) => setChoice((before) => ({ colour: null, size: null, ...before, ...change }))}
    />
  ) : (
    <ProductNotFound />
  )
}

type OfferProps = Pick<Offer, 'product' | 'variants' | 'chosen'> & {
  onChoose: (choice: Partial<VariantChoice>) => void
}

/** A product with its current stock and price. */
function ProductOffer({ product, variants, chosen, onChoose }: OfferProps) {
  const catalogue = useCatalogueState()
  const today = useToday()
  const [suburb, sendTo] = useDeliveryDestination()
  const basket = useAddToBasket(chosen)
  const rows = useMemo(() => rowsOf(catalogue, product, chosen), [catalogue, product, chosen])
  const price = priceOn(catalogue.sales, product, chosen.priceCents, today ?? '')
  return (
    <ProductView
      offer={{ product, variants, chosen, price, today, suburb }}
      actions={{ choose: onChoose, sendTo, add: basket.add }}
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
        quantityLeft={chosen.quantity - basket.quantityOfVariant}
        quantity={basket.quantity}
      />
    </ProductView>
  )
}

function rowsOf(catalogue: CatalogueState, product: Product, { quantity, colour }: VariantWithStock) {
  const rows =
    quantity === 0 && colour
      ? [productsInColour(catalogue, product, colour)]
      : relatedProducts(catalogue, product)
  return rows.filter(({ products }) => products.length > 0)
}

/** The handler that adds one piece of a variant to the basket, and its outcome. */
function useAddToBasket({ sku }: { sku: string }) {
  const { state, act } = useShop()
  const [outcome, setOutcome] = useState<'none' | 'pending' | 'added' | { refused: string }>('none')
  const lines = state?.basket.lines ?? []
  // Enabled even while a piece is added: a disabled button loses the focus, which the drawer is to give back.
  const addToBasket = async () => {
    if (outcome === 'pending') return
    setOutcome('pending')
    const refusal = await act({ do: 'put in basket', sku, quantity: 1 })
    setOutcome(refusal ? { refused: refusal.sentence } : 'added')
  }
  return {
    isAdded: outcome === 'added',
    refused: typeof outcome === 'object' ? outcome.refused : null,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    quantityOfVariant: lines.find((line) => line.sku === sku)?.quantity ?? 0,
    add: () => void addToBasket(),
    close: () => setOutcome('none'),
  }
}
