import type { BrandFault, VisitorBrand } from '../../../domain/brand/visitor-brand.ts'
import { inWords } from '../../../domain/wording/counting-words.ts'
import { BrandForm } from './BrandForm.tsx'
import { NamePrivacy } from './NamePrivacy.tsx'
import { ProductCard } from './ProductCard.tsx'
import { offerSentence, type PreviewProduct, withSelectedFirst } from './preview-products.ts'
import { ShareBrand } from './ShareBrand.tsx'
import styles from './YourName.module.css'

type Props = {
  brand: VisitorBrand
  faults: ReadonlyArray<BrandFault>
  products: ReadonlyArray<PreviewProduct>
  origin: string
}

/**
 * Every product under a visitor's own name: one in the hand, the others below it. The held one is the first of the list; how each
 * looks follows from its place, so that a script only has to move it.
 */
export function YourName({ brand, faults, products, origin }: Props) {
  const ordered = withSelectedFirst(products, brand.product)
  const [held] = ordered
  return (
    // The element on which the sheet of a visitor's colour, and the script, set `--worn-…`.
    <div data-worn="" data-origin={origin}>
      <section className={styles.wear} aria-labelledby="your-name-heading">
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.head}>
            <h1 id="your-name-heading">Your name on it</h1>
            <p className="lead">
              {`Type the name of your business and see it on ${inWords(products.length)} finished products.`}
            </p>
          </div>
          <BrandForm brand={brand} faults={faults} />
          <ul className={styles.products} data-products="">
            {ordered.map((product) => (
              <ProductCard
                key={product.live.slug}
                product={product}
                brand={brand}
                place={products.indexOf(product)}
              />
            ))}
          </ul>
        </div>
      </section>
      {held && <ShareBrand brand={brand} offer={offerSentence(held)} origin={origin} />}
      <NamePrivacy />
    </div>
  )
}
