import { NAME_TYPED_MAX_CHARS } from '../../../domain/brand/name.ts'
import {
  BRAND_FAULT_SENTENCES,
  BRAND_PARAMETERS,
  type BrandFault,
  FREE_COLOUR,
  type VisitorBrand,
} from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { inWords } from '../../../domain/wording.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { COLOUR_FAULT, ColourChoice } from './ColourChoice.tsx'
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

/** What happens to a typed name, and whose names stand in the products. */
function NamePrivacy() {
  return (
    <Section ground="quiet" labelledBy="plain-words-heading" className={styles.words}>
      <h2 id="plain-words-heading">What happens to your name</h2>
      <ul>
        <li>
          We keep nothing. Your name stands in this page’s address and nowhere else, until you send it to us
          with a question.
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

type BrandFormProps = { brand: VisitorBrand; faults: ReadonlyArray<BrandFault> }

/** Name and colour: a plain form that opens the page anew; with script the products follow every letter. */
function BrandForm({ brand, faults }: BrandFormProps) {
  return (
    <form className={styles.form} action={paths.yourName()}>
      <div className={styles.name}>
        <label htmlFor="business-name">The name of your business</label>
        <div className={styles.row}>
          <input
            id="business-name"
            maxLength={NAME_TYPED_MAX_CHARS}
            name={BRAND_PARAMETERS.name}
            defaultValue={brand.name}
            className={controlClass}
            autoComplete="organization"
            autoCapitalize="words"
            enterKeyHint="go"
            spellCheck={false}
            dir="auto"
            aria-describedby="name-fault"
          />
          <button type="submit" className={buttonClass({ variant: 'moon', className: styles.submit ?? '' })}>
            Show it
          </button>
        </div>
        <Fault of="name-too-long" id="name-fault" faults={faults} />
      </div>
      <ColourChoice chosen={brand.colour} />
      <Fault of="no-colour" id={COLOUR_FAULT} faults={faults} />
      <input type="hidden" name={FREE_COLOUR.before} defaultValue={brand.colour?.slice(1) ?? ''} />
      <input type="hidden" name={BRAND_PARAMETERS.product} defaultValue={brand.product ?? ''} />
    </form>
  )
}

/** The script puts its sentence in the same place: a live region that comes with its text may go unheard. */
function Fault({ of, id, faults }: { of: BrandFault; id: string; faults: ReadonlyArray<BrandFault> }) {
  return (
    <p id={id} className={styles.fault} aria-live="polite">
      {faults.includes(of) && BRAND_FAULT_SENTENCES[of]}
    </p>
  )
}
