import { Ground } from '../frames/Ground.tsx'
import assistant from './assistant.module.css'
import styles from './card.module.css'
import { PageMark } from './Marks.tsx'
import { RETURNS } from './shop.ts'

/** For the cards: a question, its answer, and the page that it comes from. */
export function Card() {
  return (
    <Ground tint="protea">
      <div className={`${assistant.paper} ${styles.page}`}>
        <p>{RETURNS.document}</p>
        <h4>3. Blazers</h4>
        <mark>
          A blazer may
          <br />
          be returned
          <br />
          within {RETURNS.days} days,
          <br />
          with the tag on.
        </mark>
        <span>
          Once it is altered
          <br />
          it is yours.
        </span>
      </div>
      <div className={`${assistant.assistant} ${assistant.card} ${styles.card}`}>
        <p className={assistant.question}>Can I bring the blazer back?</p>
        <p className={assistant.who}>Ridgeway assistant</p>
        <p className={assistant.answer}>Yes, within {RETURNS.days} days, with the tag on.</p>
        <p className={assistant.source}>
          <PageMark height={56} /> {RETURNS.document}, page {RETURNS.page}
        </p>
      </div>
    </Ground>
  )
}
