import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import styles from './answers.module.css'
import assistant from './assistant.module.css'
import { PageMark } from './Marks.tsx'
import { RETURNS, UNSURE } from './shop.ts'

/** The name of the shop whose assistant answers, and that it is not a person. */
function AssistantName({ brand, isExplained = true }: BrandProps & { isExplained?: boolean }) {
  return (
    <p className={assistant.who}>
      <span className={styles.name}>
        <span className={place.line}>
          <BrandText brand={brand} part="short" />
        </span>
        <span> assistant{isExplained && ', not a person'}</span>
      </span>
    </p>
  )
}

/** A question, its answer from the shop's documents, and the page that says so. */
export function GoodAnswer({ brand }: BrandProps) {
  return (
    <>
      <p className={assistant.question}>The blazer is too small. Can I bring it back?</p>
      <AssistantName brand={brand} />
      <p className={assistant.answer}>
        Yes, within {RETURNS.days} days, with the tag on and the till slip. Not once it has been altered.
      </p>
      <p className={assistant.source}>
        <PageMark /> From: {RETURNS.document}, page {RETURNS.page}
      </p>
    </>
  )
}

/** The reply if the documents have no answer: the assistant says so, and offers a person's call. */
export function NoAnswer({ brand }: BrandProps) {
  return (
    <>
      <AssistantName brand={brand} isExplained={false} />
      <p className={assistant.answer}>{UNSURE}</p>
      <p className={styles.choices}>
        <span className={assistant.button} data-first="">
          Yes, phone me
        </span>
        <span className={assistant.button}>No, thanks</span>
      </p>
    </>
  )
}

/** The field for the next question, and the button to talk to a person. */
export function AskNext() {
  return (
    <p className={styles.next}>
      <span>Ask something else</span>
      <b>Talk to a person</b>
    </p>
  )
}
