import type { Maker, Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './MakerCard.module.css'

export function MakersView({ workshops }: { workshops: ReadonlyArray<Workshop> }) {
  return (
    <div className="wrap">
      <div className={styles.title}>
        <h1>Sixteen workshops</h1>
        <p>Every one has a door you can knock on. (In a demo, you cannot.)</p>
      </div>
      <h2 className="visually-hidden">Where they are</h2>
      <MakerCards workshops={workshops} />
    </div>
  )
}

export type Workshop = { maker: Maker; href: string; productCount: number; sampleProduct: Product }

export function MakerCards({ workshops }: { workshops: ReadonlyArray<Workshop> }) {
  return (
    <ul className={styles.makers}>
      {workshops.map(({ maker, href, productCount, sampleProduct }) => (
        <li key={maker.name} className={styles.maker}>
          <ProductPicture product={sampleProduct} className={styles.picture} />
          <h3>
            <a className="covers" href={href}>
              {maker.place}
            </a>
          </h3>
          <span>
            {maker.name}, {maker.makes}
          </span>
          <span>{productCount} pieces</span>
        </li>
      ))}
    </ul>
  )
}
