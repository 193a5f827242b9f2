import type { Solution } from '../../../domain/content/solution.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { type Hung, HungPicture } from './HungPicture.tsx'
import styles from './SolutionHero.module.css'

type Props = {
  solution: Solution
  total: string
  /** What the total says of VAT. */
  vatNote: string
  instalments: string
  /** The smallest instalment that everyone is offered. */
  monthly: string
  front: Hung
  behind: Hung
}

/** The counter: on the tint what the customer sees, on the night behind it what the owner sees. */
export function SolutionHero({ solution, total, vatNote, instalments, monthly, front, behind }: Props) {
  const { title, platforms, paymentMode, shortDescription, whoFor, counter } = solution
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <Tags items={platforms} mode={`${paymentMode} Model`} />
          <h1 className={styles.title}>{title}</h1>
          <p className="lead">{shortDescription}</p>
          <p className={styles.whoFor}>
            <b>Who it is for:</b> {whoFor}
          </p>
          <p className={styles.price}>
            <b className={styles.total}>{total}</b> <span className={styles.note}>total, {vatNote}</span>
            <br />
            <span className={styles.instalments}>{instalments}, after it is finished</span>
            <br />
            or {monthly}
          </p>
          <ButtonLink href="#included">See Project Detail</ButtonLink>
        </div>
        <div className={styles.pictures}>
          <div className={styles.behind}>
            <p className={styles.side}>{counter.behind}</p>
            <HungPicture picture={behind} sizes={SIZES} />
          </div>
          <div className={styles.front}>
            <p className={styles.side}>{counter.front}</p>
            <HungPicture picture={front} sizes={SIZES} eager />
          </div>
        </div>
      </div>
    </section>
  )
}

// A phone shows it at 84vw; 60vw lets a screen of three pixels a point take the file of 800, not 1200: data is dear.
const SIZES = '(min-width: 78rem) 32rem, (min-width: 60rem) 38vw, (min-width: 44rem) 64vw, 60vw'
