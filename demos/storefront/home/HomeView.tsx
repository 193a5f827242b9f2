import { storeAddresses } from '../../addresses.ts'
import type { Product, Shelf } from '../../catalogue/product.ts'
import { FindField } from '../frame/FindField.tsx'
import { FindLink } from '../frame/FindLink.tsx'
import { MakerCards, type Workshop } from '../makers/MakerCard.tsx'
import { FewThings, type ThingWithStock } from '../things/FewThings.tsx'
import { FamilyBand } from './FamilyBand.tsx'
import { Hero } from './Hero.tsx'
import { HomeRoom, type RoomThing } from './HomeRoom.tsx'
import styles from './HomeView.module.css'
import { ShelfLinks } from './ShelfLinks.tsx'
import { ThreeWays } from './ThreeWays.tsx'

export type HomeThings = {
  room: Readonly<Record<RoomThing, Product>>
  shelves: Readonly<Record<Shelf, Product>>
  newest: ReadonlyArray<ThingWithStock>
  family: { name: string; pieces: number; things: ReadonlyArray<Product> }
  workshops: ReadonlyArray<Workshop>
  fees: { doorCents: number; lockerCents: number }
}

export function HomeView({ room, shelves, newest, family, workshops, fees }: HomeThings) {
  return (
    <>
      <div className={styles.find}>
        <FindField link={<FindLink />} />
      </div>
      <Hero
        room={<HomeRoom things={room} />}
        priced={room.table}
        newHref={`${storeAddresses.search()}?sort=newest`}
      />
      <div className="wrap">
        <ShelfLinks things={shelves} />
        <section className="part">
          <div className="top">
            <h2>New this week</h2>
            <small>prices incl. VAT</small>
          </div>
          <FewThings things={newest} />
        </section>
      </div>
      <FamilyBand family={family.name} pieces={family.pieces} things={family.things} />
      <div className="wrap">
        <section className="part">
          <div className="top">
            <h2>Sixteen workshops</h2>
            <a href={storeAddresses.makers}>All of them</a>
          </div>
          <MakerCards workshops={workshops} />
        </section>
        <ThreeWays {...fees} />
      </div>
    </>
  )
}
