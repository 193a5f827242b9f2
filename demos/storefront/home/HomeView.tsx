import { storeAddresses } from '../../addresses.ts'
import type { Collection, Product } from '../../catalogue/product.ts'
import { FindField } from '../frame/FindField.tsx'
import { FindLink } from '../frame/FindLink.tsx'
import { MakerCards, type Workshop } from '../makers/MakerCard.tsx'
import { ProductGrid, type ProductWithStock } from '../product-grid/ProductGrid.tsx'
import { CollectionLinks } from './CollectionLinks.tsx'
import { FamilyBand } from './FamilyBand.tsx'
import { Hero } from './Hero.tsx'
import { HomeRoom, type RoomProduct } from './HomeRoom.tsx'
import styles from './HomeView.module.css'
import { ThreeDeliveryMethods } from './ThreeDeliveryMethods.tsx'

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
