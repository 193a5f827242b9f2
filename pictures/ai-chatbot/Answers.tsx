import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import styles from './answers.module.css'
import assistant from './assistant.module.css'
import { PageMark } from './Marks.tsx'
import { RETURNS, UNSURE } from './shop.ts'

/** Whose assistant answers, and that it is none of them. */
function Whose({ brand, isExplained = true }: BrandProps & { isExplained?: boolean }) {
  return (
    <p className={assistant.who}>
      <span className={styles.whose}>
        <span className={place.line}>
          <BrandText brand={brand} part="short" />
        </span>
        <span> assistant{isExplained && ', not a person'}</span>
      </span>
    </p>
  )
}

/** A question that the shop's documents answer, and where it stands in them. */
export function GoodAnswer({ brand }: BrandProps) {
  return (
    <>
      <p className={assistant.question}>The blazer is too small. Can I bring it back?</p>
      <Whose brand={brand} />
      <p className={assistant.answer}>
        Yes, within {RETURNS.days} days, with the tag on and the till slip. Not once it has been altered.
      </p>
      <p className={assistant.source}>
        <PageMark /> From: {RETURNS.document}, page {RETURNS.page}
      </p>
    </>
  )
}

/** One that they do not: it says so, and offers a person. */
export function NoAnswer({ brand }: BrandProps) {
  return (
    <>
      <Whose brand={brand} isExplained={false} />
      <p className={assistant.answer}>{UNSURE}</p>
      <p className={styles.two}>
        <span className={assistant.button} data-first="">
          Yes, phone me
        </span>
        <span className={assistant.button}>No, thanks</span>
      </p>
    </>
  )
}

/** Where the next question is asked, or a person. */
export function AskNext() {
  return (
    <p className={styles.next}>
      <span>Ask something else</span>
      <b>Talk to a person</b>
    </p>
  )
}
