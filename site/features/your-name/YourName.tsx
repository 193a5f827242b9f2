import { chosenTrade, type ReadBrand, withTradeFromName } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { inWords } from '../../../domain/wording.ts'
import { Section } from '../../ui/Section.tsx'
import { BrandDock } from './BrandDock.tsx'
import './fraunces.css'
import { ProductCard } from './ProductCard.tsx'
import { offerSentence, type PreviewProduct, withSelectedFirst } from './preview-products.ts'
import { ShareBrand } from './ShareBrand.tsx'
import { Trades } from './Trades.tsx'
import styles from './YourName.module.css'

type Props = {
  requested: ReadBrand
  products: ReadonlyArray<PreviewProduct>
  origin: string
}

/**
 * All products with the visitor's own name, the selected one first. CSS styles each by its position, so a script only has to
 * move it.
 */
export function YourName({ requested, products, origin }: Props) {
  const { brand } = requested
  const slugs = products.map(({ live }) => live.slug)
  const { trade, brand: resolved } = withTradeFromName(requested, slugs)
  const selectedTrade = chosenTrade(trade, resolved.product)
  const orderedProducts = withSelectedFirst(products, resolved.product)
  const [selected] = orderedProducts
  return (
    // The element on which the style sheet of a visitor's colour, and the script, set `--worn-…`.
    <div data-worn="" data-trade={selectedTrade ?? ''} data-origin={origin}>
      <section className={styles.preview} aria-labelledby="your-name-heading">
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.head}>
            <h1 id="your-name-heading">Your name on it</h1>
            <p className="lead">
              {`Type the name of your business or church and see it on ${inWords(products.length)} finished products.`}
            </p>
          </div>
          <BrandDock requested={requested} selected={selected?.live.slug ?? null} />
          <div className={styles.shown}>
            <Trades
              chosen={selectedTrade}
              requested={requested.trade ?? brand.product ?? ''}
              products={products}
            />
            <ul className={styles.products} data-products="">
              {orderedProducts.map((product) => (
                <ProductCard
                  key={product.live.slug}
                  product={product}
                  brand={brand}
                  place={products.indexOf(product)}
                  others={products.length - 1}
                />
              ))}
            </ul>
            <label className={styles.others}>
              <input type="checkbox" />
              {`Show it on ${inWords(products.length - 1)} more products, for other kinds of business`}
            </label>
          </div>
        </div>
      </section>
      {selected && (
        <ShareBrand
          brand={{ ...brand, product: requested.trade ?? brand.product }}
          offer={offerSentence(selected)}
          origin={origin}
        />
      )}
      <NamePrivacy />
    </div>
  )
}

/** What happens to a typed name, and where the other names come from. */
function NamePrivacy() {
  return (
    <Section ground="quiet" labelledBy="plain-words-heading" className={`split split-narrow ${styles.words}`}>
      <h2 id="plain-words-heading">What happens to your name</h2>
      <ul>
        <li>
          We keep nothing. Your name is in this page’s address and nowhere else, until you send it to us with
          a question. If you open the demo, your own browser keeps it until you take it off there.
        </li>
        <li>
          Anyone who has the link sees the name. We list the page nowhere, and ask search engines to leave it
          out.
        </li>
        <li>
          A name here was typed by a visitor. We did not write it, and it does not mean that the business is
          our client.
        </li>
        <li>
          Where no name is typed, the products show businesses that we made up. Read what each product does
          and costs under <a href={paths.ourWork}>our work</a>.
        </li>
      </ul>
    </Section>
  )
}
