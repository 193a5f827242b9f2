import type { ReactNode } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { storeAddresses } from '../../addresses.ts'
import type { Collection, Product } from '../../catalogue/product.ts'
import { slugOf } from '../../catalogue/slug.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { FindField } from '../frame/FindField.tsx'
import { FindLink } from '../frame/SearchLinks.tsx'
import { MakerCards, type Workshop } from '../makers/MakerCard.tsx'
import { ButtonLink } from '../parts/Button.tsx'
import { ProductGrid, type ProductWithStock } from '../product-grid/ProductGrid.tsx'
import { CollectionLinks } from './CollectionLinks.tsx'
import familyBand from './FamilyBand.module.css'
import heroStyles from './Hero.module.css'
import { HomeRoom, type RoomProduct } from './HomeRoom.tsx'
import styles from './HomeView.module.css'
import threeDeliveryMethods from './ThreeDeliveryMethods.module.css'

export type HomeProducts = {
  room: Readonly<Record<RoomProduct, Product>>
  shelves: Readonly<Record<Collection, Product>>
  newest: ReadonlyArray<ProductWithStock>
  family: { name: string; productCount: number; products: ReadonlyArray<Product> }
  workshops: ReadonlyArray<Workshop>
  fees: { doorCents: number; lockerCents: number }
}

export function HomeView({ room, shelves, newest, family, workshops, fees }: HomeProducts) {
  return (
    <>
      <div className={styles.find}>
        <FindField link={<FindLink />} />
      </div>
      <Hero
        room={<HomeRoom products={room} />}
        priced={room.table}
        newHref={`${storeAddresses.search()}?sort=newest`}
      />
      <div className="wrap">
        <CollectionLinks products={shelves} />
        <section className="part">
          <div className="top">
            <h2>New this week</h2>
            <small>prices incl. VAT</small>
          </div>
          <ProductGrid products={newest} />
        </section>
      </div>
      <FamilyBand family={family.name} productCount={family.productCount} products={family.products} />
      <div className="wrap">
        <section className="part">
          <div className="top">
            <h2>Sixteen workshops</h2>
            <a href={storeAddresses.makers}>All of them</a>
          </div>
          <MakerCards workshops={workshops} />
        </section>
        <ThreeDeliveryMethods {...fees} />
      </div>
    </>
  )
}

type Props = {
  room: ReactNode
  /** The product in the room that bears its price. */
  priced: Product
  newHref: string
}

function Hero({ room, priced, newHref }: Props) {
  return (
    <section className={heroStyles.hero}>
      {room}
      <div className={heroStyles.say}>
        <h1>Made where you can visit</h1>
        <p>Furniture, cloth, clay and light from sixteen workshops, from Maboneng to Rorke’s Drift.</p>
        <ButtonLink href={newHref}>See what is new</ButtonLink>
      </div>
      <a className={heroStyles.pin} href={storeAddresses.product(priced.number, priced.slug)}>
        <b>{priced.name}</b>
        <span className="number">{formatRand(priced.priceCents)}</span>
      </a>
    </section>
  )
}

/** Of an order, in cents. */
type ThreeDeliveryMethodsProps = { doorCents: number; lockerCents: number }

function ThreeDeliveryMethods({ doorCents, lockerCents }: ThreeDeliveryMethodsProps) {
  return (
    <section className={`part ${threeDeliveryMethods.ways}`}>
      <h2>Three delivery methods</h2>
      <dl>
        <div>
          <dt>To your door</dt>
          <dd>Two working days in the cities, four elsewhere.</dd>
          <dd className="number">{formatRand(doorCents)}</dd>
        </div>
        <div>
          <dt>To a locker</dt>
          <dd>For anything up to 60&nbsp;×&nbsp;40&nbsp;×&nbsp;40&nbsp;cm.</dd>
          <dd className="number">{formatRand(lockerCents)}</dd>
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

type FamilyBandProps = { family: string; productCount: number; products: ReadonlyArray<Product> }

/** Products of one family, from several workshops. */
function FamilyBand({ family, productCount, products }: FamilyBandProps) {
  return (
    <section className={`part ${familyBand.band}`}>
      <div className="wrap">
        <div className="top">
          <h2>One family, many hands</h2>
          <a href={storeAddresses.family(slugOf(family))}>
            All {productCount} {family} pieces
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
              <a href={storeAddresses.product(product.number, product.slug)}>
                {product.name.replace(`${family} `, '')}
              </a>
              <span className="number">{formatRand(product.priceCents)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
