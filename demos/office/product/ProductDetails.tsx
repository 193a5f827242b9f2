import { useEffect, useState } from 'react'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { counted } from '../../../domain/wording.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { Note } from '../../../ui/Note.tsx'
import { officeAddresses, storeAddresses } from '../../addresses.ts'
import type { Product } from '../../catalogue/product.ts'
import type { Command } from '../../shop/command.ts'
import { vatIn } from '../../shop/vat.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import styles from './Editor.module.css'
import { ProductEditor } from './ProductEditor.tsx'
import { editedVariants } from './product-view.ts'

/** The screen of a product. Its fields are stored when they lose the focus, but prices of variants only by Save. */
export function ProductDetails({ product }: { product: Product }) {
  const { state, now, act } = useOffice()
  const [savedTime, setSavedTime] = useState<number | null>(null)
  const prices = useUnsavedPrices(product.number)
  const variants = editedVariants(state, product, dayOf(now))
  useTitle(product.name)
  const save = async (command: Command) => {
    const isSaved = await act(command)
    if (isSaved) setSavedTime(Date.now())
    return isSaved
  }
  const savePrices = async () => {
    if (prices.count === 0) return
    const edit = { prices: prices.unsaved }
    if (await save({ do: 'edit products', numbers: [product.number], edit })) prices.clear()
  }
  useKeys({
    'Control+s': () => void savePrices(),
    'Control+z': prices.count > 0 ? prices.undoLast : undefined,
  })
  return (
    <>
      <ScreenHead
        title={product.name}
        back={{ href: officeAddresses.products, words: 'Products' }}
        actions={
          <>
            <span role="status" className={prices.count > 0 ? styles.unsaved : styles.saved}>
              {prices.count > 0 && `${counted(prices.count, 'change')} not saved`}
              {prices.count === 0 && savedTime !== null && `Saved ${timeOfDay(savedTime)}`}
            </span>
            {prices.count > 0 ? (
              <>
                <Button onClick={prices.undoLast}>
                  Undo <Kbd>Ctrl Z</Kbd>
                </Button>
                <Button kind="accent" onClick={() => void savePrices()}>
                  Save <Kbd>Ctrl S</Kbd>
                </Button>
              </>
            ) : (
              <ButtonLink href={storeAddresses.product(product.number, product.slug)}>
                See it in the shop
              </ButtonLink>
            )}
          </>
        }
      />
      <ProductEditor
        product={product}
        variants={variants}
        unsaved={prices.unsaved}
        note={prices.count > 0 && <Note tone="gold">{unsavedPricesText(prices.unsaved, variants)}</Note>}
        onVariantPrice={(sku, cents) =>
          prices.change(sku, cents, variants.find((variant) => variant.sku === sku)?.priceCents ?? 0)
        }
        onSave={(command) => void save(command)}
      />
    </>
  )
}

/** `Indigo will cost R 590,00, VAT in it R 76,96, …` */
function unsavedPricesText(
  unsaved: Readonly<Record<string, number>>,
  variants: ReadonlyArray<{ sku: string; words: string }>,
): string {
  const [[sku = '', cents = 0] = []] = Object.entries(unsaved)
  const otherCount = Object.keys(unsaved).length - 1
  const words = variants.find((variant) => variant.sku === sku)?.words ?? sku
  const othersText = otherCount > 0 ? `, and ${counted(otherCount, 'more price')} will change` : ''
  return `${words} will cost ${formatRand(cents)}, VAT in it ${formatRand(vatIn(cents))}${othersText}. Baskets that hold it are told; orders already paid keep their price.`
}

const NO_PRICES: Readonly<Record<string, number>> = {}

/** The unsaved prices, in the order in which they were changed. */
function useUnsavedPrices(product: number) {
  const [unsaved, setUnsaved] = useState(NO_PRICES)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prices belong to one product
  useEffect(() => setUnsaved(NO_PRICES), [product])
  const count = Object.keys(unsaved).length
  useEffect(() => {
    if (count === 0) return
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventLeaving)
    return () => removeEventListener('beforeunload', preventLeaving)
  }, [count])
  return {
    unsaved,
    count,
    change: (sku: string, cents: number, storedCents: number) =>
      setUnsaved(({ [sku]: _, ...others }) => (cents === storedCents ? others : { ...others, [sku]: cents })),
    undoLast: () => setUnsaved((prices) => Object.fromEntries(Object.entries(prices).slice(0, -1))),
    clear: () => setUnsaved(NO_PRICES),
  }
}
