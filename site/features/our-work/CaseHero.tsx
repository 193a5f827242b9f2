import type { ReactNode } from 'react'
import type { CaseStudy } from '../../../domain/content/case-study.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Tags } from '../../ui/Tags.tsx'
import styles from './CaseHero.module.css'
import { DarkCard } from './DarkCard.tsx'
import { NoBreakTitle } from './NoBreakTitle.tsx'
import type { CategoryLink } from './projects.ts'

type Props = {
  study: CaseStudy
  tags: ReadonlyArray<CategoryLink>
  /** Like `R 61 928,00`. */
  total: string
  /** What is said of VAT behind the total, or nothing. */
  vat: string
}

/** The head of a case study and its situation, on the dark ground. */
export function CaseHero({ study, tags, total, vat }: Props) {
  return (
    <header className={`night ${styles.hero}`}>
      <div className="wrap">
        <p className={styles.up}>
          <a href={paths.ourWork}>Our work</a>
        </p>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <span className={styles.kind}>
              Example project<span className="visually-hidden">: </span>
            </span>
            <NoBreakTitle text={study.title} upTo={12} />
          </h1>
          <p className={`lead ${styles.lead}`}>{study.summary}</p>
          <div className={styles.facts}>
            <Emblem emblem={study.emblem} />
            <dl>
              <Fact term="Client">{study.client}</Fact>
              <Fact term="Kind of work">
                <Tags items={tags} />
              </Fact>
              <Fact term="What it might cost">
                <b>{total}</b>
                {vat}
              </Fact>
            </dl>
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.situation}`}>
        <div className={styles.words}>
          <h2>The situation</h2>
          <p className={styles.today}>{study.situation}</p>
          <p className={styles.disclaimer}>{study.disclaimer}</p>
        </div>
        <div className={styles.cards}>
          {study.today.map((card) => (
            <DarkCard key={card.title} card={card} className={styles.card} />
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

type EmblemProps = { emblem: CaseStudy['emblem'] }

const LABELS = {
  table: 'A table in the dark',
  telephone: 'A telephone in the dark',
  clock: 'A clock in the dark, twenty minutes of it marked',
}

/** The drawing at the top of a case study: the object it is about, in the dark. */
function Emblem({ emblem }: EmblemProps) {
  return (
    <svg className={styles.emblem} viewBox="-40 40 640 166" role="img" aria-label={LABELS[emblem]}>
      {emblem === 'table' && <Table />}
      {emblem === 'telephone' && <Telephone />}
      {emblem === 'clock' && <Clock />}
    </svg>
  )
}

function Table() {
  return (
    <>
      <path className={styles.far} d="M86 67H474v18H86z" />
      <path className={styles.farther} d="M84 67h22l-6 137h-10zM454 67h22l-6 137h-10z" />
      <rect className={styles.near} x="60" y="54" width="440" height="13" rx="4" />
    </>
  )
}

function Telephone() {
  return (
    <>
      <path className={styles.far} d="M196 206l18-78q3-12 16-12h100q13 0 16 12l18 78z" />
      <path
        className={styles.near}
        d="M170 106q0-44 110-44t110 44v12q0 8-8 8h-40q-8 0-8-8v-10q-54-12-108 0v10q0 8-8 8h-40q-8 0-8-8z"
      />
      <circle className={styles.farther} cx="280" cy="166" r="27" />
      <circle className={styles.near} cx="280" cy="166" r="10" />
    </>
  )
}

function Clock() {
  return (
    <>
      <circle className={styles.far} cx="280" cy="130" r="76" />
      <path className={styles.near} d="M280 130V54A76 76 0 0 1 345.8 168Z" />
      <path className={styles.hands} d="M280 130V72M280 130L328 158" />
    </>
  )
}
