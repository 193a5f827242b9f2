import type { Solution } from '../../../domain/content/solution.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { CounterScene, type CutOuts } from './CounterScene.tsx'
import styles from './SolutionHero.module.css'

type Props = {
  solution: Solution
  total: string
  /** What the total says of VAT. */
  vatNote: string
  instalments: string
  /** The total over the most months that everyone is offered. */
  monthly: string
  cutOuts: CutOuts
}

/** The head of a solution: the customer's side on the tint, the owner's side on the dark ground behind it. */
export function SolutionHero({ solution, total, vatNote, instalments, monthly, cutOuts }: Props) {
  const { url, title, platforms, paymentMode, shortDescription, whoFor, counter } = solution
  return (
    <section className={styles.hero} data-transition={url}>
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
        <CounterScene counter={counter} {...cutOuts} />
      </div>
    </section>
  )
}
