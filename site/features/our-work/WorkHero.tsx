import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import styles from './WorkHero.module.css'

type Props = {
  title: string
  lead: string
  /** The link to the list of products, with their minimum price. */
  products: { href: string; text: string; from: string }
}

/** The lit share of the moon in the legend, whose two sides both have space for text. */
const LIT_SHARE = 0.592

/** The head of the work page; its moon explains the light and the dark half of the pictures below. */
export function WorkHero({ title, lead, products }: Props) {
  return (
    <section className="night">
      <div className={`wrap split split-wide ${styles.hero}`}>
        <div>
          <h1>{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <ButtonLink href={products.href} variant="moon" className={styles.products ?? ''}>
            <span>
              {products.text}{' '}
              <span className={styles.from}>
                {products.from} <span aria-hidden="true">↓</span>
              </span>
            </span>
          </ButtonLink>
          <p className={styles.ask}>
            Not sure?{' '}
            <a href={paths.contactUs} className="hit">
              Ask us
            </a>
          </p>
        </div>
        <figure className={styles.key}>
          <Moon fraction={LIT_SHARE} className={styles.moon ?? ''} />
          <figcaption>
            <span className={styles.light}>
              <b>With us</b> what we would build
            </span>
            <span className={styles.dark}>
              <b>Today</b> how it is now
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
