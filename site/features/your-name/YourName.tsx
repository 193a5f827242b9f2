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
  asked: ReadBrand
  products: ReadonlyArray<PreviewProduct>
  origin: string
}

/**
 * Every product under a visitor's own name: one in the hand, the others below it. The selected one is the first of the list; how each
 * looks follows from its place, so that a script only has to move it.
 */
export function YourName({ asked, products, origin }: Props) {
  const { brand } = asked
  const slugs = products.map(({ live }) => live.slug)
  const { trade, brand: told } = withTradeFromName(asked, slugs)
  const chosen = chosenTrade(trade, told.product)
  const ordered = withSelectedFirst(products, told.product)
  const [selected] = ordered
  return (
    // The element on which the sheet of a visitor's colour, and the script, set `--worn-…`.
    <div data-worn="" data-trade={chosen ?? ''} data-origin={origin}>
      <section className={styles.preview} aria-labelledby="your-name-heading">
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.head}>
            <h1 id="your-name-heading">Your name on it</h1>
            <p className="lead">
              {`Type the name of your business or church and see it on ${inWords(products.length)} finished products.`}
            </p>
          </div>
          <BrandDock asked={asked} selected={selected?.live.slug ?? null} />
          <div className={styles.shown}>
            <Trades chosen={chosen} asked={asked.trade ?? brand.product ?? ''} products={products} />
            <ul className={styles.products} data-products="">
              {ordered.map((product) => (
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
          brand={{ ...brand, product: asked.trade ?? brand.product }}
          offer={offerSentence(selected)}
          origin={origin}
        />
      )}
      <NamePrivacy />
    </div>
  )
}

/** What happens to a typed name, and whose names stand in the products. */
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
