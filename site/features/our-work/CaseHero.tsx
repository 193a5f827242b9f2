import type { ReactNode } from 'react'
import type { CaseStudy } from '../../../domain/content/case-study.ts'
import type { CaseStudyHeadings } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tags } from '../../ui/Tags.tsx'
import styles from './CaseHero.module.css'
import { NoBreakTitle } from './NoBreakTitle.tsx'
import type { CategoryLink } from './projects.ts'
import { TodayCard } from './TodayCard.tsx'

type Props = {
  words: CaseStudyHeadings
  study: CaseStudy
  tags: ReadonlyArray<CategoryLink>
  /** The price, like `about R 99 188,00`, and the same as a monthly price. */
  total: string
  monthly: string
  /** The note on VAT behind the total, if any. */
  vat: string
  /** The part of the total for work for this project only, if any. */
  onTopPrice?: string | undefined
  /** The contact form with the project's plan. */
  askHref: string
}

/** The head of a case study and its situation, on the dark ground. */
export function CaseHero({ words, study, tags, total, monthly, vat, onTopPrice, askHref }: Props) {
  return (
    <header className={`night ${styles.hero}`}>
      <div className="wrap">
        <p>
          <a href={paths.ourWork} className={`hit ${styles.up}`}>
            Our work
          </a>
        </p>
        <div className={`split split-wide ${styles.head}`}>
          <h1 className={styles.title}>
            <span className={styles.kind}>
              {study.client}
              <span className="visually-hidden">: </span>
            </span>
            <NoBreakTitle text={study.title} maxChars={12} />
          </h1>
          <p className={`lead ${styles.lead}`}>{study.summary}</p>
          <div className={styles.facts}>
            <dl className="rows">
              <Fact term={words.cost}>
                <b>{total}</b>
                {vat}
                {`. That is ${monthly}.${onTopPrice ? ` ${onTopPrice} of it is for parts that are built for this project alone.` : ''}`}{' '}
                <a href="#cost">What&nbsp;is&nbsp;in&nbsp;it</a>
              </Fact>
              <Fact term="Services that fit">
                <Tags items={tags} />
              </Fact>
            </dl>
            <ButtonLink href={askHref} variant="moon">
              Ask about a project like this
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={`wrap split split-narrow ${styles.situation}`}>
        <div className="stack">
          <h2>{words.situation}</h2>
          <p className={styles.today}>{study.situation}</p>
          {!study.clientAgreed && (
            <p className={styles.disclaimer}>This shows how we work. It is not a real client.</p>
          )}
        </div>
        <div className={styles.cards}>
          {study.today.map((card) => (
            <TodayCard key={card.title} card={card} className={styles.card} />
          ))}
        </div>
      </div>
    </header>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
