import type { ReactNode } from 'react'
import { paths } from '../../../domain/sitemap/paths.ts'
import { inWords } from '../../../domain/wording.ts'
import { pictureSources } from '../../images/pictures.ts'
import { PHONE_SIZES, Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tags } from '../../ui/Tags.tsx'
import type { SolutionOffer } from './offers.ts'
import { PlanRow } from './PlanRow.tsx'
import type { PlanStop } from './plan-stops.ts'
import styles from './Solutions.module.css'

type Props = {
  lead: string
  /** The first of the catalogue. */
  solutions: ReadonlyArray<SolutionOffer>
  /** How many the catalogue has in all. */
  count: number
  vatIncluded: boolean
  stop: PlanStop
  /** Below the cards: a way to see them under one’s own name. */
  children?: ReactNode
}

const WIDE = `${PHONE_SIZES}, (min-width: 78rem) 41rem, (min-width: 60rem) 55vw, calc(100vw - 2.5rem)`
const NARROW = `${PHONE_SIZES}, (min-width: 78rem) 29rem, (min-width: 60rem) 38vw, calc(100vw - 2.5rem)`

/** The first solutions of the catalogue as cards, wide and narrow in turn. */
export function Solutions({ lead, solutions, count, vatIncluded, stop, children }: Props) {
  const allOfThem = `All ${inWords(count)} solutions`
  return (
    <Section ground="quiet" rhythm="opening" labelledBy="solutions">
      <PlanRow stop={stop} ground="quiet" />
      <div className={styles.head}>
        <h2 id="solutions">White Label Solutions</h2>
        <p className="lead">{lead}</p>
      </div>
      <ul className={styles.cards}>
        {solutions.map((solution, at) => (
          <li key={solution.url} data-tint={solution.tint} className={styles.card}>
            <Card
              {...solution}
              vatIncluded={vatIncluded}
              sizes={at % 4 === 0 || at % 4 === 3 ? WIDE : NARROW}
            />
          </li>
        ))}
      </ul>
      {children}
      <p className={styles.note}>
        The businesses in the pictures are examples. <a href={paths.ourWork}>{allOfThem}</a>
      </p>
    </Section>
  )
}

function Card(card: SolutionOffer & { vatIncluded: boolean; sizes: string }) {
  return (
    <div className={styles.inner}>
      <div data-transition={card.url}>
        <Picture
          sources={pictureSources(`${card.url}-card`)}
          alt={card.picture}
          sizes={card.sizes}
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <Tags items={card.platforms} mode={card.mode} />
        <h3>{card.title}</h3>
        <p className={styles.description}>{card.description}</p>
        <div className={styles.price}>
          <p>
            <b>{card.total}</b> {card.vatIncluded && <span>incl. VAT</span>}
            <br />
            {card.monthly}
          </p>
          <a href={paths.solution(card.url)} className={styles.more}>
            See Detail<span className="visually-hidden"> of {card.title}</span>
            <span className={styles.arrow} aria-hidden="true">
              →
            </span>
          </a>
        </div>
      </div>
    </div>
  )
}
