import type { HomeFaq } from '../../../domain/content/page-parts.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { PlanRow } from './PlanRow.tsx'
import type { PlanStop } from './plan-stops.ts'
import { QuestionProof, type Sums } from './QuestionProof.tsx'
import styles from './Questions.module.css'

type Props = { lead: string; faqs: ReadonlyArray<HomeFaq>; sums: Sums; stop: PlanStop }

export function Questions({ lead, faqs, sums, stop }: Props) {
  return (
    <section className={`quiet ${styles.band}`} aria-labelledby="questions">
      <div className="wrap">
        <PlanRow stop={stop} ground="quiet" />
        <div className={styles.columns}>
          <div className={styles.head}>
            <h2 id="questions">Asked often</h2>
            <p className="lead">{lead}</p>
          </div>
          <Accordion
            openAt={0}
            items={faqs.map(({ title, description, proof }) => ({
              key: title,
              heading: title,
              content: (
                <>
                  <p>{description}</p>
                  <QuestionProof proof={proof} sums={sums} />
                </>
              ),
            }))}
          />
        </div>
      </div>
    </section>
  )
}
