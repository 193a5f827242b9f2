import { useState } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { storeAddresses } from '../../addresses.ts'
import type { Product } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { slugOf } from '../../catalogue/slug.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { DOOR_CENTS, LOCKER_CENTS } from '../../shop/delivery-methods.ts'
import { FindField } from '../frame/FindField.tsx'
import { FindLink } from '../frame/SearchLinks.tsx'
import { MakerCards } from '../makers/MakerCard.tsx'
import { workshopsOnHome } from '../makers/workshops.ts'
import { ProductGrid } from '../product-grid/ProductGrid.tsx'
import { type CatalogueState, useCatalogueState, withStock } from '../product-grid/use-catalogue-state.ts'
import { CollectionLinks } from './CollectionLinks.tsx'
import familyBand from './FamilyBand.module.css'
import heroStyles from './Hero.module.css'
import styles from './HomePage.module.css'
import { HomeRoom } from './HomeRoom.tsx'
import { COLLECTION_PRODUCTS, FEATURED_FAMILY, NEW_THIS_WEEK, ROOM } from './home-products.ts'
import threeDeliveryMethods from './ThreeDeliveryMethods.module.css'

export function HomePage() {
  const catalogue = useCatalogueState()
  return (
    <>
      <div className={styles.find}>
        <FindField link={<FindLink />} />
      </div>
      <Hero />
      <div className="wrap">
        <CollectionLinks products={productsByKey(COLLECTION_PRODUCTS)} />
        <section className="part">
          <div className="top">
            <h2>New this week</h2>
            <small>prices incl. VAT</small>
          </div>
          <ProductGrid products={NEW_THIS_WEEK.flatMap((number) => withStock(catalogue, number) ?? [])} />
        </section>
      </div>
      <FamilyBand catalogue={catalogue} />
      <div className="wrap">
        <section className="part">
          <div className="top">
            <h2>Sixteen workshops</h2>
            <a href={storeAddresses.makers}>All of them</a>
          </div>
          <MakerCards workshops={workshopsOnHome()} />
        </section>
        <ThreeDeliveryMethods />
      </div>
    </>
  )
}

function Hero() {
  const [room] = useState(() => productsByKey(ROOM))
  const { table } = room
  return (
    <section className={heroStyles.hero}>
      <HomeRoom products={room} />
      <div className={heroStyles.say}>
        <h1>Made where you can visit</h1>
        <p>Furniture, cloth, clay and light from sixteen workshops, from Maboneng to Rorke’s Drift.</p>
        <ButtonLink kind="accent" size="large" href={`${storeAddresses.search()}?sort=newest`}>
          See what is new
        </ButtonLink>
      </div>
      <a className={heroStyles.pin} href={storeAddresses.product(table.number, table.slug)}>
        <b>{table.name}</b>
        <span className="number">{formatRand(table.priceCents)}</span>
      </a>
    </section>
  )
}

function ThreeDeliveryMethods() {
  return (
    <section className={`part ${threeDeliveryMethods.ways}`}>
      <h2>Three delivery methods</h2>
      <dl>
        <div>
          <dt>To your door</dt>
          <dd>Two working days in the cities, four elsewhere.</dd>
          <dd className="number">{formatRand(DOOR_CENTS)}</dd>
        </div>
        <div>
          <dt>To a locker</dt>
          <dd>For anything up to 60&nbsp;×&nbsp;40&nbsp;×&nbsp;40&nbsp;cm.</dd>
          <dd className="number">{formatRand(LOCKER_CENTS)}</dd>
        </div>
        <div>
          <dt>Collect in store</dt>
          <dd>Maboneng, Woodstock or Umhlanga, from 10:00 the next day.</dd>
          <dd className="number">{formatRand(0)}</dd>
        </div>
      </dl>
    </section>
  )
}

/** Products of one family, from several workshops. */
function FamilyBand({ catalogue }: { catalogue: CatalogueState }) {
  const { name, productCount, numbers } = FEATURED_FAMILY
  const products = numbers.flatMap((number) => withStock(catalogue, number)?.product ?? [])
  return (
    <section className={`part ${familyBand.band}`}>
      <div className="wrap">
        <div className="top">
          <h2>One family, many hands</h2>
          <a href={storeAddresses.family(slugOf(name))}>
            All {productCount} {name} pieces
          </a>
        </div>
        <p>
          A family shares its curves and its colours. The table is made in Paarl, the throw woven in
          Graaff-Reinet, the ukhamba coiled in Hlabisa.
        </p>
        <ul className={familyBand.row}>
          {products.map((product) => (
            <li key={product.number}>
              <ProductPicture product={product} wall={false} className={familyBand.picture} />
              <a className="covers" href={storeAddresses.product(product.number, product.slug)}>
                {product.name.replace(`${name} `, '')}
              </a>
              <span className="number">{formatRand(product.priceCents)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function productsByKey<Key extends string>(numbers: Readonly<Record<Key, number>>): Record<Key, Product> {
  const products = Object.entries<number>(numbers).map(([key, number]) => [key, requireProduct(number)])
  // `as`: fromEntries loses the type of the keys.
  return Object.fromEntries(products) as Record<Key, Product>
}

function requireProduct(number: number): Product {
  const product = productOf(number)
  if (!product) throw new RangeError(`No product ${number}`)
  return product
}
