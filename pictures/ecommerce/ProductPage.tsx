import { storeAddresses } from '../../demos/addresses.ts'
import { kindInCollection } from '../../demos/catalogue/kinds.ts'
import { DOOR_CENTS } from '../../demos/shop/delivery-methods.ts'
import { ShopHead } from '../../demos/storefront/frame/ShopHead.tsx'
import { choicesOf, chosenOf, variantsHere } from '../../demos/storefront/product/chosen-variant.ts'
import { ProductView } from '../../demos/storefront/product/ProductView.tsx'
import { SUBURBS } from '../../demos/storefront/product/use-delivery-destination.ts'
import { heightBeside } from '../../demos/storefront/product/words/sizes.ts'
import { doorDay, leftWords } from '../../demos/storefront/product/words/stock-words.ts'
import { pictureWords, viewsOf } from '../../demos/storefront/product/words/views.ts'
import styles from './product-page.module.css'
import { ShopWindow } from './ShopWindow.tsx'
import { BEFORE, type BrandProps, DAY, KIAAT_SCENE, TABLE } from './shop.ts'
import { nothing } from './surfaces.ts'

const WINDOW = { left: 48, top: 40, width: 1104, height: 1000 }
const TO = SUBURBS[0]

/** The table's own page: heights, what is left, and the day it reaches her suburb. */
export function ProductPage({ brand = KIAAT_SCENE }: BrandProps) {
  const variants = variantsHere(BEFORE, TABLE)
  const chosen = chosenOf(variants, { colour: null, size: '50 cm' })
  if (!chosen) throw new Error('The table has no height')
  const { slug, word, collection } = kindInCollection(TABLE.kind)
  const { priceCents, size } = chosen
  return (
    <ShopWindow address={`${brand.address}/side-table`} box={WINDOW} zoom={1.4} className={styles.page}>
      <ShopHead brand={brand} quantity={0} here={collection} search={null} />
      <ProductView
        where={{ href: storeAddresses.collection(slug), words: `${collection}, ${word.toLowerCase()}` }}
        name={TABLE.name}
        priceCents={priceCents}
        fullCents={priceCents}
        choices={choicesOf(TABLE, variants, chosen, nothing)}
        gallery={{
          product: TABLE,
          colour: null,
          views: viewsOf(TABLE.kind),
          words: pictureWords(TABLE, null),
          measure: heightBeside(TABLE.kind, size),
        }}
        stock={{ left: leftWords(TABLE, chosen, DAY), branches: [] }}
        deliveryEstimate={{
          to: TO,
          day: doorDay(TO.postcode, DAY),
          feeCents: DOOR_CENTS,
          carriedByTwo: false,
          onSendTo: nothing,
        }}
        buy={{ priceCents, detail: size, isSoldOut: false, isWaiting: false, onAdd: nothing }}
        instead={null}
        refused={null}
        story=""
        facts={[]}
        rows={[]}
      />
    </ShopWindow>
  )
}
