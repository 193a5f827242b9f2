import type { CategoryDrawing as Drawing, DrawingOf } from '../../../../domain/content/drawings.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { Moon } from '../../../ui/Moon.tsx'
import { CareYear } from './CareYear.tsx'
import styles from './CategoryDrawing.module.css'
import collectionStyles from './Collection.module.css'
import draftsStyles from './Drafts.module.css'

type Props = {
  drawing: Drawing
  /** Monthly hours of work; 0 if none. */
  monthlyHours: number
}

/** A drawing of a category's work, with a text alternative. */
export function CategoryDrawing({ drawing, monthlyHours }: Props) {
  return (
    <figure className={styles.figure}>
      <Content drawing={drawing} monthlyHours={monthlyHours} />
      <figcaption>{drawing.caption}</figcaption>
    </figure>
  )
}

function Content({ drawing, monthlyHours }: Props) {
  switch (drawing.kind) {
    case 'care-year':
      return <CareYear drawing={drawing} hours={monthlyHours} />
    case 'drafts':
      return <Drafts drawing={drawing} />
    case 'collection':
      return <Collection drawing={drawing} />
    case 'questions':
      return <QuestionPages drawing={drawing} />
  }
}

/** Each question with the page that answers it. */
function QuestionPages({ drawing: { answers } }: { drawing: DrawingOf<'questions'> }) {
  return (
    <ol className={styles.list}>
      {answers.map(({ question, page }) => (
        <li key={question}>
          <p className={styles.question}>
            <MagnifyingGlass /> {question}
          </p>
          <p className={`edged ${styles.page}`}>{page}</p>
        </li>
      ))}
    </ol>
  )
}

function MagnifyingGlass() {
  return (
    <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="M13 13l5 5" />
    </svg>
  )
}

/** One page three times: its words, then their places, then the design. */
function Drafts({ drawing: { stages, page } }: { drawing: DrawingOf<'drafts'> }) {
  return (
    <ol className={draftsStyles.stages}>
      {stages.map((stage, index) => (
        <li key={stage}>
          <div className={`paper ${draftsStyles.phone}`} data-stage={index + 1} aria-hidden="true">
            <div className={draftsStyles.picture}>
              <TableDrawing />
            </div>
            <b>{page.title}</b>
            <strong>{formatRand(page.priceCents)}</strong>
            <span>{page.note}</span>
            <em>{page.action}</em>
          </div>
          <p className={draftsStyles.stage}>
            <Moon fraction={(index + 1) / stages.length} className={draftsStyles.moon ?? ''} />
            {stage}
          </p>
        </li>
      ))}
    </ol>
  )
}

function TableDrawing() {
  return (
    <svg viewBox="0 0 120 66" aria-hidden="true">
      <path d="M14 22h92v6H14zM24 28h6l-2 30h-4zM90 28h6l0 30h-4z" />
    </svg>
  )
}

/** Left, the entries as the office edits them; right, the page that shows them. Only the entries can change. */
function Collection({ drawing: { title, page, fixed, entries } }: { drawing: DrawingOf<'collection'> }) {
  const [top, bottom] = fixed
  const list = (
    <ul>
      {entries.map(({ name, note, edited }) => (
        <li key={name} data-edited={edited}>
          <b>{name}</b>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={collectionStyles.both}>
      <div className={`edged ${collectionStyles.list}`}>
        <p className={collectionStyles.title}>{title}</p>
        {list}
      </div>
      <div className={`paper edged ${collectionStyles.page}`} aria-hidden="true">
        <p className={collectionStyles.title}>{page}</p>
        <p className={collectionStyles.fixed}>
          <Lock /> {top}
        </p>
        {list}
        <p className={collectionStyles.fixed}>
          <Lock /> {bottom}
        </p>
      </div>
    </div>
  )
}

function Lock() {
  return (
    <svg className={collectionStyles.lock} viewBox="0 0 16 18" aria-hidden="true">
      <path d="M4 8V5.5a4 4 0 0 1 8 0V8" />
      <rect x="2" y="8" width="12" height="9" rx="2" />
    </svg>
  )
}
