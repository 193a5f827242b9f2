import { paths } from '../../../domain/sitemap/paths.ts'
import { inWords } from '../../../domain/wording.ts'
import { pictureSources } from '../../images/pictures.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import type { SolutionOffer } from './offers.ts'
import styles from './Solutions.module.css'

type Props = {
  lead: string
  /** The first solutions of the catalogue. */
  solutions: ReadonlyArray<SolutionOffer>
  /** The number of solutions in the catalogue. */
  count: number
  isVatIncluded: boolean
}

/** The first solutions of the catalogue as cards, two in a row; on a phone each beside a thumbnail. */
export function Solutions({ lead, solutions, count, isVatIncluded }: Props) {
  return (
    <Section ground="quiet" rhythm="close" labelledBy="solutions">
      <div className={`cluster ${styles.head}`}>
        <h2 id="solutions">White Label Solutions</h2>
        <p className="lead">{lead}</p>
        <p className={styles.note}>
          Subscription Model: a monthly amount that ends. The businesses in the pictures are examples.
        </p>
      </div>
      <ul className={styles.cards}>
        {solutions.map((solution) => (
          <li key={solution.url} data-tint={solution.tint} className={`tint ${styles.card}`}>
            <Card {...solution} isVatIncluded={isVatIncluded} />
          </li>
        ))}
      </ul>
      <p className={`cluster ${styles.ways}`}>
        <a href={paths.yourName()} className="hit">
          See all {inWords(count)} with your own name
        </a>
        <a href={`${paths.ourWork}#solutions`} className="hit">
          All {inWords(count)} solutions
        </a>
        <a href={paths.contactUs} className="hit">
          Ask us about one
        </a>
      </p>
    </Section>
  )
}

function Card(card: SolutionOffer & { isVatIncluded: boolean }) {
  return (
    <>
      <div data-transition={card.url} className={styles.picture}>
        <Picture
          sources={pictureSources(`${card.url}-thumbnail`)}
          alt=""
          sizes="6rem"
          wide={{
            sources: pictureSources(`${card.url}-card`),
            sizes: '(min-width: 78rem) 36rem, 47vw',
            media: '(min-width: 44.01rem)',
          }}
        />
      </div>
      <div className={styles.words}>
        <h3>{card.title}</h3>
        <p className={styles.price}>
          <b>{card.total}</b> {card.isVatIncluded && 'incl. VAT'}
          <span>{card.monthly}</span>
          <small>{card.longest}</small>
        </p>
        <p className={styles.description}>{card.description}</p>
        <p className={styles.platforms}>
          {[...card.platforms, card.mode].map((tag) => tag.replaceAll(' ', '\u00a0')).join(', ')}
        </p>
        <a href={paths.solution(card.url)} className={`hit ${styles.more}`}>
          <span>
            See Detail<span className="visually-hidden"> of {card.title}</span>
            <span aria-hidden="true">&nbsp;→</span>
          </span>
        </a>
      </div>
    </>
  )
}
