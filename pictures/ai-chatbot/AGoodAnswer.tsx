import { Ground } from '../frames/Ground.tsx'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { AskNext, GoodAnswer } from './Answers.tsx'
import styles from './a-good-answer.module.css'
import assistant from './assistant.module.css'
import { RETURNS } from './shop.ts'

/** A short answer, and a line from its source to the passage on the shop's own page. */
export function AGoodAnswer() {
  return (
    <Ground tint="protea">
      <div className={`${assistant.paper} ${styles.under}`} />
      <Policy />
      <div className={`${assistant.assistant} ${assistant.card} ${styles.card}`}>
        <GoodAnswer brand={OWN_BRANDS['ai-chatbot']} />
        <AskNext />
      </div>
      <svg className={styles.line} width="1200" height="900" aria-hidden="true">
        <path d="M576 584h58q30 0 30-30V347q0-30 26-30" fill="none" stroke="#9c2f1f" strokeWidth="5" />
        <path d="M690 250v134" stroke="#9c2f1f" strokeWidth="7" />
        <circle cx="576" cy="584" r="10" fill="#9c2f1f" />
      </svg>
    </Ground>
  )
}

function Policy() {
  return (
    <div className={`${assistant.paper} ${styles.policy}`}>
      <p className={assistant.running}>
        <span>{RETURNS.document}</span>
        <span>
          page {RETURNS.page} of {RETURNS.pages}
        </span>
      </p>
      <h4>3. Blazers</h4>
      <p>
        <mark>
          A blazer may be returned
          <br />
          within {RETURNS.days} days, with the tag
          <br />
          on and the till slip.
        </mark>
      </p>
      <p>
        Once it is altered or a badge
        <br />
        is sewn on, it is yours.
      </p>
      <p>
        Blazers above size 44 are
        <br />
        made to order.
      </p>
      <h4>4. Shoes</h4>
      <p>
        Shoes worn outside cannot
        <br />
        be returned.
      </p>
    </div>
  )
}
